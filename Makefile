# On a machine with make and Python 3.11 or newer: `make run` plays, `make test` tests. Both set
# up all they need in .venv first. Every path is relative to this folder: its own may hold spaces.

PYTHON ?= python3
VENV   := .venv/bin
PYTHON_VENV := $(VENV)/python

# The seconds of the set-up count from here.
export FLIBUSTE_STARTED := $(shell date +%s)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run play fast dist bench-peers bench-bots bench-research bench-server bench-page test test-long test-pythons check sabotage bench keys screens lock format clean python set-up set-up-dev

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo '  PYTHON=python3.13 after any of them names the Python to use (3.11 or newer)'

run: set-up ## open the game room (LAN=1: to the whole house; ARGS="--port 9000")
	@$(VENV)/flibuste serve $(if $(LAN),--host 0.0.0.0) $(ARGS)

play: set-up ## play in the terminal (ARGS="cartagena --seats you,mate")
	@$(VENV)/flibuste $(if $(ARGS),play $(ARGS))

test: set-up-dev ## everything that must pass, with the seconds of each part
	@$(PYTHON_VENV) tools/parts.py

test-long: set-up-dev ## the same with bigger numbers: more matches, more luck
	@FLIBUSTE_LONG=1 $(PYTHON_VENV) tools/parts.py

test-pythons: ## `make test` with every Python from 3.11 on that is here (PYTHONS="/opt/python3.14 …")
	@$(PYTHON) tools/pythons.py $(PYTHONS)

check: set-up-dev ## format, lint, types, who imports whom
	@$(PYTHON_VENV) tools/checks.py

sabotage: set-up-dev ## break every rule once and see a test notice it
	@$(PYTHON_VENV) -m tests.sabotage $(ARGS)

fast: set-up-dev ## compile the rules, where there is a C compiler (`flibuste about` says what runs)
	@$(PYTHON_VENV) tools/fast.py

dist: set-up-dev $(if $(FAST),fast) ## build the wheel, with the page in it, into dist/ (FAST=1: with compiled rules)
	@$(if $(FAST),FLIBUSTE_FAST=1 )$(PYTHON_VENV) -m hatchling build -t wheel

bench: set-up-dev ## measure speed: of the rules as they are, for that is what `make test` compares with
	@FLIBUSTE_PURE=1 $(PYTHON_VENV) benchmarks/run.py

bench-peers: set-up-dev fast ## measure speed beside that of others: a table and a picture
	@$(PYTHON_VENV) -m benchmarks.peers

bench-bots: set-up-dev fast ## let all levels meet in the arena, piece by piece (ARGS="--game plank --matches 20")
	@$(PYTHON_VENV) -m benchmarks.bots $(ARGS)

bench-research: set-up-dev fast ## measure the environments beside PettingZoo's and OpenSpiel's
	@$(PYTHON_VENV) -m benchmarks.research

bench-server: set-up-dev fast ## measure the room under load, kill it thirty times, keep it busy for eight minutes
	@$(PYTHON_VENV) benchmarks/room.py
	@$(PYTHON_VENV) benchmarks/server.py $(ARGS)
	@$(PYTHON_VENV) benchmarks/workers.py
	@$(PYTHON_VENV) benchmarks/growth.py
	@$(PYTHON_VENV) benchmarks/growth.py --postgres
	@$(PYTHON_VENV) benchmarks/crowd.py $(ARGS)
	@$(PYTHON_VENV) benchmarks/kills.py $(ARGS)
	@$(PYTHON_VENV) benchmarks/faults.py
	@$(PYTHON_VENV) benchmarks/soak.py $(if $(SOAK),--seconds $(SOAK))

bench-page: set-up-dev ## weigh the page, time it, count frames
	@$(PYTHON_VENV) tools/browser.py >/dev/null
	@$(PYTHON_VENV) benchmarks/page.py

keys: set-up-dev ## write docs/keys.md anew, from the structs of the games
	@$(PYTHON_VENV) tools/keys.py

screens: set-up-dev ## take the pictures of docs/screens anew
	@$(PYTHON_VENV) tools/browser.py >/dev/null
	@$(PYTHON_VENV) -m tools.screens

format: set-up-dev ## let ruff format the source and mend what it can
	@$(VENV)/ruff check --fix-only --quiet
	@$(VENV)/ruff format --quiet

lock: python ## write the *.lock files anew (UPGRADE=1 takes the newest versions)
	@$(PYTHON) tools/set_up.py lock $(if $(UPGRADE),--upgrade)

clean: ## remove what set-up, runs and tests have left
	rm -rf node_modules src/flibuste/_web src/flibuste/_fast .venv .venv-bench .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

set-up: python
	@$(PYTHON) tools/set_up.py run

set-up-dev: python
	@$(PYTHON) tools/set_up.py dev

# Before any file of ours is read by a Python that might not understand it.
python:
	@command -v '$(PYTHON)' >/dev/null || \
	  { echo 'set-up: there is no $(PYTHON) here; Python 3.11 or newer is needed (make … PYTHON=/path/to/python names another)'; exit 1; }
	@'$(PYTHON)' -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'set-up: Python 3.11 or newer is needed, and $(PYTHON) is' "$$('$(PYTHON)' -V 2>&1)" '(make … PYTHON=/path/to/python names another)'; exit 1; }
