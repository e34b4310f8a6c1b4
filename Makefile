# Burgle's two commands are `make play` and `make test`; all set-up happens on the way.

GAME ?= space
GAMES ?= 1000
ROUNDS ?= 7
BIN := .venv/bin
UV := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
      --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick ordeal evening lab lab-bench lint webcheck format compile bench load answers pictures browser-bench balance soak ladder \
        skims tastes truth campaigns archive ledger protocol web vault browser wheel release-check site lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.play web vault ## start the table and open it in the browser (PLAY="--port 9000" adds arguments)
	@tools/fast.sh --soon $(BIN)/burgle serve $(PLAY)

terminal: .venv/.play vault ## play in the terminal (GAME=space, catacombs, legacy or darkest)
	@tools/fast.sh --soon $(BIN)/burgle play $(GAME)

test: .venv/.play ## run all tests, interpreted, compiled and in a browser (PYTEST="..." adds arguments)
	@tools/test.sh $(PYTEST)

quick: .venv/.dev ## style, types and the tests near to what changed since main, in three minutes; make test is the proof
	@$(BIN)/python tools/quick.py

ordeal: .venv/.dev ## the server's long tests: more kills, pauses and stops, 50,000 wrong frames over sockets (minutes)
	@BURGLE_KILLS=$${BURGLE_KILLS:-200} BURGLE_CAMPAIGN_KILLS=$${BURGLE_KILLS:-200} BURGLE_LEAKS=99 BURGLE_CANARIES=12 BURGLE_TABLES=1000 \
	  BURGLE_SOCKET_FRAMES=50000 BURGLE_NETWORK=16 BURGLE_PAUSES=20 BURGLE_STOPS=20 tools/fast.sh \
	  $(BIN)/python -m pytest -q -s tests/table/test_kill.py tests/table/test_campaign_kill.py tests/table/test_leaks.py tests/table/test_canaries.py \
	  tests/table/test_cold.py tests/table/test_hostile.py tests/table/test_network.py tests/table/test_faults.py

evening: .venv/.dev web vault browser ## click through a whole campaign and whole games in a browser, desk and phone (PACK=small-print; an hour)
	@BURGLE_EVENINGS=$${PACK:-small-print} BURGLE_WHOLE=1 tools/fast.sh $(BIN)/python -m pytest -q -s tests/browser/evenings.py tests/browser/test_games.py

lab: .venv/.dev ## the laboratory's long tests: 10,000 cycles of PettingZoo's suite, whole games of OpenSpiel's (minutes)
	@BURGLE_CYCLES=10000 BURGLE_SPIEL=5 BURGLE_SPIEL_TURNS=0 BURGLE_MOVES=1000 BURGLE_SIGHT=1 tools/fast.sh \
	  $(BIN)/python -m pytest -q tests/lab

webcheck: .venv/.dev web ## check style, types and tests of the browser's table
	@$(BIN)/python tools/webcheck.py

lint: .venv/.dev ## check style, types and the import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/.dev ## put all Python files into the house format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

compile: .venv/.play ## build the compiled engine into build/compiled
	@BURGLE_MYPYC=1 $(BIN)/python tools/compile.py

bench: .venv/.play ## compare with other engines in one run (ROUNDS=7, BENCH="--page docs/speed.md" keeps the figures)
	@$(MAKE) -s .bench/.peers || echo "burgle: the other engines cannot be installed here, and are left out"
	@$(BIN)/python tools/compile.py --best || true
	@$(BIN)/python bench/compare.py --rounds $(ROUNDS) $(BENCH)

lab-bench: .venv/.dev ## compare our environments for learning with catanatron's in one run (ROUNDS=5)
	@$(MAKE) -s .bench/.peers || echo "burgle: the other engines cannot be installed here, and are left out"
	@$(BIN)/python tools/compile.py --best || true
	@$(BIN)/python bench/lab.py --rounds $(ROUNDS)

load: .venv/.play ## load the server with 250 tables and find out how much it takes (LOAD="--json" adds arguments)
	@tools/fast.sh $(BIN)/python bench/load.py $(LOAD)

answers: .venv/.play ## what one answer costs the server in computing, and a finished table in memory (ANSWERS="--json" ...)
	@tools/fast.sh $(BIN)/python bench/answers.py $(ANSWERS)

pictures: .venv/.dev web browser ## take pictures of screens at all sizes into build/pictures (PICTURES="tables desk phone de"; all takes an hour)
	@tools/fast.sh $(BIN)/python tools/pictures.py $(PICTURES)

browser-bench: .venv/.dev web browser ## measure the page in a browser: first screen, answers during animations
	@tools/fast.sh $(BIN)/python bench/browser.py

balance: .venv/.play ## let the greedy bot play and compare with the goals of balance (GAME=space GAMES=500 BALANCE="--report out.html")
	@tools/fast.sh $(BIN)/burgle balance $(GAME) --games $(GAMES) $(BALANCE)

soak: .venv/.dev ## play many random games and check every state; it goes on where it was left (GAME=space GAMES=1000 SOAK="--minutes 10")
	@tools/fast.sh $(BIN)/python -m tests.soak $(GAMES) --game $(GAME) --notebook build/soak-$(GAME).jsonl $(SOAK)

ladder: .venv/.play ## play the whole ladder of opponents, hours; it goes on where it was left (LADDER=bench/ladder.jsonl DEALS=100)
	@tools/fast.sh tools/ladder.sh $${LADDER:-bench/ladder.jsonl} $${DEALS:-100}

skims: .venv/.dev ## skim 20,000 stories of each campaign, sow 300 faults for the lint, walk all pairs of pages (SKIMS=20000; an hour)
	@for pack in three-nights small-print the-borrowed-bell; do \
	  tools/fast.sh $(BIN)/burgle campaign skim $$pack --times $${SKIMS:-20000} --notebook build/skims-$$pack.jsonl || exit 1; done
	@BURGLE_FAULTS=300 BURGLE_PAIRS=0 BURGLE_ENDS=500 tools/fast.sh $(BIN)/python -m pytest -q -s \
	  tests/campaign/test_lint_campaign.py tests/campaign/test_order.py

tastes: .venv/.play ## find the prices with which greedy does best against itself (GAME=space PLAYERS=2; ten minutes and more)
	@tools/fast.sh $(BIN)/python -m burgle.lab.tastes --game $(GAME) --players $${PLAYERS:-2} \
	  --out src/burgle/bots/learned/tastes/$(GAME).json $(TASTES)

truth: .venv/.play ## is what the coach says true? calibration, planted blunders, costs played out (GAME=space; an hour)
	@tools/fast.sh $(BIN)/python -m burgle.lab.coach_truth --game $(GAME) $(TRUTH)

campaigns: .venv/.play ## bots play whole campaigns with 2, 3 and 4, and the goals of balance are printed (PACK=small-print CAMPAIGNS=300)
	@tools/fast.sh $(BIN)/python -m burgle.lab.campaigns --pack $${PACK:-small-print} --campaigns $${CAMPAIGNS:-300} --jobs 2 --notebook build/campaigns.jsonl

archive: .venv/.play ## keep the tables of this release, so that its games can be played on after the next one
	@$(BIN)/python tools/archive.py

ledger: .venv/.play ## give what is new in the games' tables and chapters its number for good
	@$(BIN)/python tools/ledger.py

protocol: .venv/.dev ## write the protocol's JSON Schema and TypeScript anew
	@$(BIN)/python tools/protocol.py

web: .venv/.play ## build the browser's table into src/burgle/static, if web/ has changed
	@$(BIN)/python tools/web.py

vault: .venv/.play ## close the campaigns into src/burgle/campaigns, where nothing of them can be read by accident
	@$(BIN)/python tools/vault.py

browser: .venv/.play ## find a Chromium for the tests, or get Debian's
	@tools/browser.sh .venv

wheel: .venv/.play web vault ## build wheels with engine, page and campaigns into dist: a compiled one for this machine, a pure one for all
	@rm -rf dist
	@BURGLE_MYPYC=0 $(BIN)/python -m hatchling build -t wheel -d dist
	@BURGLE_MYPYC=auto $(BIN)/python -m hatchling build -t wheel -d dist

release-check: wheel .venv/.dev .release/.tools ## install each wheel into a clean environment and play; lint what hosts use (docs/releasing.md)
	@tools/release_check.sh

site: .venv/.dev ## the documentation as pages, into build/site
	@$(BIN)/zensical build --clean --strict

lock: .venv/.dev ## resolve the lock files anew
	$(UV) pyproject.toml --group compile -o lock/play.txt
	$(UV) pyproject.toml --group compile --group dev --group docs -c lock/play.txt -o lock/dev.txt
	$(UV) pyproject.toml --extra postgres -c lock/play.txt -o lock/host.txt
	$(UV) --group release -o lock/release.txt
	$(UV) --group bench -o lock/bench.txt
	$(UV) --group web -o lock/web.txt

clean: ## remove environments, builds and caches
	rm -rf .venv .bench .release .cache build dist web/node_modules src/burgle/static src/burgle/campaigns .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

.venv/.play: lock/play.txt pyproject.toml hatch_build.py tools/venv.sh
	@tools/venv.sh .venv lock/play.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: .venv/.play lock/dev.txt
	@tools/venv.sh .venv lock/dev.txt
	@touch $@

.release/.tools: lock/release.txt tools/venv.sh
	@tools/venv.sh .release lock/release.txt
	@touch $@

.bench/.peers: lock/bench.txt tools/venv.sh
	@tools/venv.sh .bench lock/bench.txt
	@touch $@
