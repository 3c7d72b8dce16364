"""``python -m flibuste``."""

import sys

from flibuste.cli import main

if __name__ == "__main__":
    sys.exit(main())
