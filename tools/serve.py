"""Serve a folder at http://localhost:PORT/: `python tools/serve.py FOLDER PORT`."""

import gzip
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A reader that leaves early is no news; anything else keeps its traceback."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class QuietHandler(SimpleHTTPRequestHandler):
    """What `python -m http.server` serves with, without its log."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


class PackingHandler(QuietHandler):
    """Compresses what a usual host compresses, like it: once, and not what is compressed already."""

    PACKED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".toml", ".py", ".wasm", ".webmanifest")
    packed: ClassVar[dict[tuple[str, int], bytes]] = {}

    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if (
            file.suffix not in self.PACKED
            or not file.is_file()
            or "gzip" not in self.headers.get("Accept-Encoding", "")
        ):
            return super().do_GET()
        key = str(file), file.stat().st_mtime_ns
        if key not in self.packed:
            self.packed[key] = gzip.compress(file.read_bytes(), 9, mtime=0)
        self.send_response(200)
        for name, value in (("Type", self.guess_type(str(file))), ("Encoding", "gzip")):
            self.send_header(f"Content-{name}", value)
        self.send_header("Content-Length", str(len(self.packed[key])))
        self.end_headers()
        self.wfile.write(self.packed[key])


def policy(folder: str) -> str:
    """The Content-Security-Policy in the page of a built site."""
    page = Path(folder, "index.html").read_text(encoding="utf-8")
    found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', page)
    return found[1] if found else ""


class PlayHandler(QuietHandler):
    """Says what went wrong, and lets browsers ask whether a file has changed: a rebuilt site shows at once.

    Everything comes with the page's policy: the service worker has only what its own file came with (docs/trust.md).
    """

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Security-Policy", policy(self.directory))
        super().end_headers()

    def log_error(self, format: str, *args: Any) -> None:
        print(f"{self.path}: {format % args}", file=sys.stderr)


@contextmanager
def serving(folder: Path, handler: type[QuietHandler] = QuietHandler, port: int = 0) -> Iterator[str]:
    """The folder on a free port while the block runs, as `python -m http.server` would: gives http://localhost:PORT."""
    with Server(("localhost", port), partial(handler, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://localhost:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def main() -> None:
    folder, port = sys.argv[1:3]
    if not port.isdigit() or not 0 < int(port) < 65536:
        sys.exit(f"PORT must be a number from 1 to 65535, not {port!r}.")
    if not Path(folder, "index.html").is_file():
        sys.exit(f"There is no built site in {folder}: run `make dist` first.")
    try:
        server = Server(("localhost", int(port)), partial(PlayHandler, directory=folder))
    except PermissionError:
        sys.exit(f"You may not use port {port}: choose one above 1023, for example `make play PORT=8080`.")
    except OSError as error:
        other = int(port) + 1 if int(port) < 65000 else 8080
        sys.exit(
            f"Port {port} cannot be used ({error.strerror}): choose another, for example `make play PORT={other}`."
        )
    print(f"Homesteaders is at http://localhost:{port}/ (Ctrl+C ends it)", flush=True)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
