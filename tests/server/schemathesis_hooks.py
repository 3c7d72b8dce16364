"""Loaded by schemathesis (schemathesis.toml).

For JSON Schema 3.0 is a whole number; the contract refuses it where it wants one.  No schema can
say so: such numbers are sent as 3, which is the same to the schema.
"""

from typing import Any

import schemathesis


@schemathesis.hook
def map_body(context: Any, body: Any) -> Any:
    return plain(body)


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
