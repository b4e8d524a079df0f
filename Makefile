# Two commands do everything: `make play` and `make test`. The work is done by packaging/*.py.

BIN := .venv/bin
PREPARE := packaging/python.sh packaging/prepare.py

.DEFAULT_GOAL := help
.PHONY: help play test lint types demo bench mutants random model fuzz time kills endurance monkey ladder calibration hints layouts frames review pictures translations wheel compiled agree frozen clean ready dev

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22

play: ## install what is needed and open the game
	@packaging/python.sh packaging/play.py

test: dev ## install what is needed, run the whole suite
	@$(BIN)/python packaging/translations.py compile
	$(BIN)/pytest --cov

lint: dev ## ruff: style and suspicious code
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: dev ## mypy, strict
	$(BIN)/mypy

demo: ready ## play a match of every rule set without a screen; records and pictures in build/demo
	@$(BIN)/python packaging/translations.py compile
	QT_QPA_PLATFORM=offscreen $(BIN)/domino-gui demo --out build/demo

bench: dev ## measure speed, beside other programs in an environment of their own
	@$(BIN)/python packaging/peers.py
	@$(BIN)/python packaging/player.py
	@$(BIN)/python packaging/translations.py compile
	$(BIN)/pytest tests/benchmarks --benchmark-only

mutants: dev ## mutation testing of the rules: layout, round, match, settlement
	rm -rf mutants
	$(BIN)/mutmut run
	$(BIN)/mutmut results

random: dev ## judge 1,000 random matches of every form as `verify` does, and keep none
	$(BIN)/python -m tests.long.random_matches

model: dev ## try every property on a thousand examples, the model of a match among them
	$(BIN)/pytest -m hypothesis --hypothesis-profile=long -o faulthandler_timeout=0

fuzz: dev ## talk 100,000 lines of damaged nonsense to the opponent program
	$(BIN)/python -m tests.long.fuzz_engine

time: dev ## measure whether the opponent program keeps its time, at every level
	$(BIN)/python -m tests.long.time_kept

kills: dev ## kill the program 300 times while matches are watched: nothing may be lost
	$(BIN)/python -m tests.long.kills

endurance: dev ## watch 1,000 matches in one process: nothing may be left over between them
	@$(BIN)/python packaging/translations.py compile
	$(BIN)/python -m tests.long.endurance

monkey: dev ## let a monkey loose on the window: 20,000 keys, clicks, drags, drops and commands
	@$(BIN)/python packaging/translations.py compile
	$(BIN)/python -m tests.long.monkey

ladder: dev ## measure every level against the next weaker, and against the yardsticks
	$(BIN)/python -m tests.long.ladder --jobs 2

calibration: dev ## hold what the upper levels say of their placements against what came of them
	$(BIN)/python -m tests.long.calibration --level expert --jobs 2
	$(BIN)/python -m tests.long.calibration --level master --matches 30 --jobs 2

hints: dev ## hold what hints advise against expert's choice, and measure how soon they come
	$(BIN)/python -m tests.long.hints --jobs 2

layouts: dev ## lay the tables of many rounds of every form, by chance and as badly as can be
	$(BIN)/python -m tests.long.render_rounds --jobs 2
	$(BIN)/python -m tests.long.table_layouts --jobs 2
	$(BIN)/python -m tests.long.table_layouts --jobs 2 --worst --rounds 20

pictures: dev ## picture every tile set and the window in each theme, size and language, to look at
	@$(BIN)/python packaging/translations.py compile
	$(BIN)/python -m tests.long.pictures

frames: dev ## play in the window for two minutes while computers think: how long its frames take
	$(BIN)/python -m tests.long.frame_times

review: dev ## review rounds of every form on one core: how long it takes, and its frames meanwhile
	$(BIN)/python -m tests.long.review_times

translations: ready ## collect the strings of the sources, compile the translations
	@$(BIN)/python packaging/translations.py update
	@$(BIN)/python packaging/translations.py compile

wheel: ready ## build a wheel with resources and translations in dist/; compiled with FIVES_COMPILED=1
	@$(BIN)/python packaging/translations.py compile
	$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .

compiled: dev ## compile fast play in a copy of the package, in build/compiled/, to think faster
	@$(BIN)/python packaging/translations.py compile
	@$(BIN)/python packaging/compiled.py

agree: compiled ## hold what the compiled build chooses against what the plain one chooses
	$(BIN)/python -m tests.long.compiled_choices

frozen: ## build a folder that runs without Python, in build/frozen/
	@$(PREPARE) --extra package --window
	@$(BIN)/python packaging/translations.py compile
	$(BIN)/python packaging/freeze.py

clean: ## remove what was built (the environments stay)
	rm -rf build dist mutants .mypy_cache .pytest_cache .ruff_cache .coverage .hypothesis
	rm -f resources/translations/*.qm

ready:
	@$(PREPARE)

dev:
	@$(PREPARE) --extra dev
