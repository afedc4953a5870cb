# Needs only make and python3 (3.10 or newer, with venv). The rest is installed into .venv and js/node_modules.

PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
NPM := $(PY) scripts/node.py npm
JUPYTER := $(BIN)/jupyter
# Jupyter refuses to run as root (a container) unless told.
ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)
NBVAL := $(PY) -m pytest -q --nbval-lax --nbval-current-env
# Only the notebook step needs nbval, whose import takes seconds.
PYTEST := $(PY) -m pytest -q -p no:nbval
# Tests are spread over the cores, and who is done takes over from who is not: WORKERS=0 runs them in one process, for a debugger.
WORKERS ?= auto
SPREAD = -n $(WORKERS) --dist worksteal

LOCK = $(BIN)/uv pip compile -q pyproject.toml --universal --generate-hashes --no-header --no-annotate

# A machine may tell Python to keep no compiled files. Then each of hundreds of kernels would compile all of JupyterLab's Python again.
unexport PYTHONDONTWRITEBYTECODE

say = printf '\n\033[1m== %s\033[0m\n' "$(1)"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# --- what people run -----------------------------------------------------------------------------------

lab: build ## Open JupyterLab on the notebooks (first run: installs everything)
	$(JUPYTER) lab $(ROOT) $(LAB_ARGS) notebooks/index.ipynb

dev: build ## JupyterLab that shows page changes as you save them
	$(BIN)/uv pip install -q --python $(PY) watchfiles
	$(PY) scripts/node.py node build.mjs --watch & trap "kill $$!" EXIT; \
	ANYWIDGET_HMR=1 $(JUPYTER) lab $(ROOT) $(LAB_ARGS) notebooks/index.ipynb

# What needs one core runs beside what else does. Browsers wait for half of the time, in which the other tests use the cores.
test: env ## Everything CI runs
	@+$(MAKE) --no-print-directory -j2 types js-test lint js-lint js-types build
	@+$(MAKE) --no-print-directory -j2 $(WHOLE) kernel-side browser
	@$(call say,all passed)

# What runs side by side says what it has to say at its end, where make can hold it back until then.
WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Kernels and builds each keep one core busy.
kernel-side: env
	@+$(MAKE) --no-print-directory unit
	@+$(MAKE) --no-print-directory -j2 $(WHOLE) notebooks packaging

fast: lint types ## Lint, types and the quick unit tests
	@$(call say,unit tests)
	$(PYTEST) $(SPREAD) --ignore tests/browser -m "not packaging and not hosts and not slow and not soak" tests

goldens: env contract ## Write the golden playthroughs, the generated types and the page's fixtures again
	$(PY) -m tests.goldens
	$(PY) -m scripts.make_fixtures

lock: .venv/.uv ## Write the locks of Python packages (versions and hashes for every platform) again
	$(LOCK) --extra dev --python-version 3.10 -o requirements/dev.txt
	$(LOCK) --extra lab --python-version 3.11 -o binder/requirements.txt

contract: env ## Write js/src/generated/*.ts from the Python types
	$(PY) -m scripts.gen_contract

site: build ## The whole site in dist/site: play pages, documentation, lessons (SITE=--lite: JupyterLite too; SITE=--teacher: solutions too)
	@$(call say,site)
	$(PY) -m scripts.page_files
	$(PY) -m scripts.docs.site dist/site $(SITE)

page-wheel: build ## The data wheel of play pages (Pyodide and what its Python imports, there and in JupyterLite) in dist
	$(PY) -m scripts.page_files
	$(BIN)/uv build -q --wheel page -o dist

build: env ## Build the page code into dungeon_widgets/widgets/static
	@$(call say,page build)
	$(NPM) run --silent build

bench: env ## Measure against peers
	$(BIN)/uv pip install -q --python $(PY) -e '.[bench]'
	$(PY) -m bench

hosts: build ipywidgets7 lab40 ## Play in the other places a notebook runs: JupyterLite, marimo, nbclassic, Voila, older versions; docs/hosts.md has the results
	@$(call say,other hosts)
	$(BIN)/uv pip install -q --python $(PY) -e '.[hosts]'
	$(NBVAL) notebooks/play/solved.ipynb
	$(PYTEST) -m hosts tests/adapters tests/lab/test_dask.py tests/browser/hosts tests/packaging/test_graders.py

# Older versions live in environments of their own; they have our package as it stands here.
OLD := .venv/old

ipywidgets7: build
	@$(call say,widgets on ipywidgets 7)
	$(BIN)/uv venv -q --clear --python $(PY) $(OLD)/ipywidgets7
	$(BIN)/uv pip install -q --python $(OLD)/ipywidgets7/bin/python -e . 'ipywidgets<8' altair hypothesis ipykernel numpy pandas pytest pytest-xdist segno
	$(OLD)/ipywidgets7/bin/python -m pytest -q $(SPREAD) -m "not soak" --ignore tests/widgets/test_kernel.py tests/widgets

# Each a version or a path; one that this machine does not have is left out, and that is said.
PYTHONS ?= 3.10 3.12 3.13 3.14

pythons: build ## Engine, odds, bots and widgets under every other Python this machine has (PYTHONS="3.10 /a/path/python")
	@mkdir -p $(OLD) && rm -f $(OLD)/bot_games.json && $(PY) -m scripts.bot_games $(OLD)/bot_games.json
	@for python in $(PYTHONS); do \
	  $(call say,Python $$python); \
	  $(BIN)/uv venv -q --clear --no-python-downloads --python $$python $(OLD)/python || { echo "not on this machine"; continue; }; \
	  $(BIN)/uv pip install -q --python $(OLD)/python/bin/python --require-hashes -r requirements/dev.txt && \
	  $(BIN)/uv pip install -q --python $(OLD)/python/bin/python --no-deps -e . && \
	  $(OLD)/python/bin/python -m scripts.bot_games $(OLD)/bot_games.json && \
	  $(OLD)/python/bin/python -m pytest -q -p no:nbval $(SPREAD) -m "not soak" tests/engine tests/odds tests/widgets || exit 1; \
	done

lab40: build
	@$(call say,a game in JupyterLab 4.0)
	$(BIN)/uv venv -q --clear --python $(PY) $(OLD)/lab40
	$(BIN)/uv pip install -q --python $(OLD)/lab40/bin/python -e . 'jupyterlab==4.0.*' hypothesis nbformat playwright pytest
	$(OLD)/lab40/bin/python -m pytest -q -p no:cacheprovider -m browser tests/browser/test_kernel.py

soak: env ## A hundred thousand random messages, saves and interrupts, and thousands of games; writes docs/soak.md (SOAK=n: other numbers)
	SOAK=$(or $(SOAK),100000) $(PYTEST) $(SPREAD) -m soak tests

mutants: env ## Break rules at random and see whether a test notices; writes docs/mutants.md (ROOM=welcome N=100 SEED=1 MINUTES=10)
	$(PY) -m scripts.mutants $(ROOM) -n $(or $(N),100) --seed $(or $(SEED),1) $(if $(MINUTES),--minutes $(MINUTES))

strength: env ## How strong the opponents are, each against the one below; writes docs/strength.md (N=600 ROOM=dungeons); long
	$(PY) -m scripts.strength --games $(or $(N),600) $(if $(ROOM),--only $(ROOM))

lite: build ## Build a JupyterLite site with the notebooks of a class into dist/lite
	$(BIN)/uv pip install -q --python $(PY) -e '.[lite]'
	$(PY) -m scripts.page_files
	$(PY) -m dungeon_widgets lite dist/lite --force

release: build ## Whether a release could be published, and its files in dist/release; says what is missing
	@$(PY) -m scripts.release --check
	$(PY) -m scripts.page_files
	$(PY) -m scripts.release

screenshots: build ## Take the pictures of the README
	$(PY) -m scripts.screenshots

clean: ## Remove all that was installed or built
	rm -rf .venv js/node_modules dist dungeon_widgets/widgets/static/*.js .mypy_cache .ruff_cache .pytest_cache .hypothesis

# --- the steps of `make test` --------------------------------------------------------------------------

lint: env
	@$(call say,ruff)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: env
	@$(call say,mypy)
	$(BIN)/mypy

js-lint: env
	@$(call say,biome)
	$(NPM) run --silent lint

js-types: env
	@$(call say,contract and tsc)
	$(PY) -m scripts.gen_contract --check
	$(NPM) run --silent check

js-test: env
	@$(call say,vitest)
	$(NPM) run --silent test

unit: env
	@$(call say,unit tests and doctests)
	$(PYTEST) $(SPREAD) --doctest-modules --ignore tests/browser -m "not packaging and not hosts and not soak" tests dungeon_widgets

# A notebook is one kernel: its cells stay together.
notebooks: env
	@$(call say,notebooks)
	$(NBVAL) -n $(WORKERS) --dist loadfile notebooks

# What failed is remembered apart from other tests, which may run at the same time.
BROWSE := $(PYTEST) -o cache_dir=.pytest_cache/browser -m "browser and not hosts and not soak" tests/browser

# A browser waits for its server and its frames half of the time: three keep two cores busy.
browser: env
	@$(call say,browser tests)
	@# Once, before three workers ask for it at the same time.
	@$(PY) -m scripts.chromium
	$(BROWSE) -n 3 --dist worksteal || { \
	  $(call say,what failed beside others is asked once more alone); \
	  $(BROWSE) -n 0 --last-failed --last-failed-no-failures none; }

# A wheel, a site and an image are built once per file.
packaging: env
	@$(call say,packaging tests)
	$(PYTEST) -n $(WORKERS) --dist loadfile -m packaging tests/packaging

# --- the environment -----------------------------------------------------------------------------------

env: js/node_modules/.installed .venv/.installed

.venv/.uv:
	@$(call say,Python environment)
	@$(PYTHON) -c 'import sys, venv, ensurepip; assert sys.version_info >= (3, 10)' || \
	  { echo "This needs Python 3.10 or newer with its venv module (Debian: apt install python3-venv)."; exit 1; }
	$(PYTHON) -m venv .venv
	$(PY) -m pip install -q --disable-pip-version-check uv
	@# Node from PyPI, when the machine has none.
	for need in $$($(PY) scripts/node.py --needed); do $(BIN)/uv pip install -q --python $(PY) "$$need"; done
	@touch $@

# The lock has the binaries of every platform; to write it again, remove it and js/node_modules first, or npm keeps this platform's.
js/node_modules/.installed: js/package.json js/package-lock.json | .venv/.uv
	@$(call say,page tools)
	$(NPM) ci --ignore-scripts --loglevel=error
	@touch $@

# After the page tools: the editable install builds the bundles with them.
.venv/.installed: pyproject.toml hatch_build.py requirements/dev.txt | .venv/.uv js/node_modules/.installed
	@$(call say,Python packages)
	$(BIN)/uv pip install -q --python $(PY) --require-hashes -r requirements/dev.txt
	$(BIN)/uv pip install -q --python $(PY) --no-deps -e .
	@touch $@

.PHONY: help site page-wheel lab dev test fast goldens lock contract build bench hosts soak mutants strength lite screenshots clean ipywidgets7 pythons lab40 lint types js-lint js-types \
  js-test kernel-side unit notebooks browser packaging env
