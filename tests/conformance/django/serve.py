"""Serves the backend on a free loopback port and prints its origin; with --prepare fills it."""

import json
import os
import socket
import ssl
import sys
from pydoc import locate

os.environ["DJANGO_SETTINGS_MODULE"] = "settings"

import django
from django.conf import settings
from django.core.management import call_command
from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
from django.core.wsgi import get_wsgi_application


class Server(ThreadedWSGIServer):
    daemon_threads = True

    def get_request(self):
        connection, address = super().get_request()
        # Otherwise every response waits 40 ms for the client's acknowledgement of its headers.
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection, address


def main():
    django.setup()
    from backend.seed import seed

    if "--prepare" in sys.argv:
        call_command("migrate", run_syncdb=True, verbosity=0)
        seed()
        return

    for place, value in json.loads(os.environ.get("MISTAKE", "{}")).items():
        holder, _, name = place.rpartition(".")
        setattr(locate(holder), name, value)
    server = Server(("127.0.0.1", 0), WSGIRequestHandler)
    server.set_app(get_wsgi_application())
    if settings.IS_HTTPS:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(settings.FOLDER / "tls.pem")
        server.socket = context.wrap_socket(
            server.socket, server_side=True, do_handshake_on_connect=False
        )
        server.base_environ["wsgi.url_scheme"] = "https"
        server.base_environ["HTTPS"] = "on"
    scheme = "https" if settings.IS_HTTPS else "http"
    print(f"{scheme}://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    sys.exit(main())
