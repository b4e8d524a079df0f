#!/bin/sh
# Runs its arguments with a Python that is new enough, or says in one line what is missing.
# $PYTHON, if set, is the only one tried.

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if new_enough "$python"; then
        exec "$python" "$@"
    fi
done

found=$("${PYTHON:-python3}" --version 2>&1) || found="no ${PYTHON:-python3}"
echo "Fives needs Python 3.11 or newer, here is $found." \
    "On Debian or Ubuntu: sudo apt-get install -y python3.11 python3.11-venv" >&2
exit 1
