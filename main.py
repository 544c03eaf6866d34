"""What PyScript runs: starts the table, or tells the shell why it could not start."""

from pyscript import window

try:
    window.performance.mark("python")
    from ui import main

    main.start()
except BaseException:
    import traceback

    window.homesteadersShell.failed(traceback.format_exc())
    raise
