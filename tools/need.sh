#!/bin/sh
# need.sh [PROGRAM...]: says in one sentence which program is missing or too old, and how to get it.
# Knows python3 (with venv), node and npm.
PYTHON=${PYTHON:-python3}

stop() {
    echo "$1" >&2
    exit 1
}

for program in "$@"; do
    case $program in
    python3)
        command -v "$PYTHON" >/dev/null 2>&1 ||
            stop "Python 3.11 or newer is needed, and there is no $PYTHON here: install python3 (and python3-venv)."
        "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
            stop "Python 3.11 or newer is needed; $PYTHON is $("$PYTHON" -V 2>&1)."
        "$PYTHON" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
            stop "Python's venv module is missing: install it (on Debian and Ubuntu: apt-get install python3-venv)."
        ;;
    node)
        command -v node >/dev/null 2>&1 ||
            stop "Node 20 or newer is needed, and there is no node here: install Node.js."
        node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' ||
            stop "Node 20 or newer is needed; node is $(node --version)."
        ;;
    npm)
        command -v npm >/dev/null 2>&1 ||
            stop "npm is needed, and there is none here: install npm (it usually comes with Node.js)."
        ;;
    *) stop "need.sh does not know $program." ;;
    esac
done
