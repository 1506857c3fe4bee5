"""OpenStack Swift on one machine, with the face of S3: python3 s3-server.py FOLDER KEY=SECRET [ADDRESS:PORT]

Needs Debian's python3-swift alone: its four servers run here as four processes, on free ports of the loopback unless an
address is given for the S3 side, and keep everything in FOLDER, from one run to the next. Prints the port of the S3 side
once it answers, and ends with whoever started it.
"""

import ctypes
import logging
import os
import signal
import socket
import sys
import time

FOLDER = os.path.abspath(sys.argv[1])
KEY, SECRET = sys.argv[2].split("=", 1)
# Swift wants an account before the name; a key without one is of an account of the same name.
OWNER = KEY if ":" in KEY else f"{KEY}:{KEY}"
STORAGE = ["account", "container", "object"]
PIPELINE = "catch_errors gatekeeper cache listing_formats owner s3api tempauth copy slo dlo versioned_writes symlink"


class Cache:
    """What memcached would keep; one proxy needs no more than its own memory."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def delete(self, key, **_):
        self.kept.pop(key, None)

    def incr(self, key, delta=1, **_):
        self.kept[key] = self.kept.get(key, 0) + delta
        return self.kept[key]


def cache_factory(*_, **__):
    cache = Cache()

    def with_cache(app):
        def call(environ, start_response):
            environ["swift.cache"] = cache
            return app(environ, start_response)

        return call

    return with_cache


def owner_factory(*_, **__):
    def with_owner(app):
        def call(environ, start_response):
            said = environ.get("HTTP_AUTHORIZATION", "")
            environ["HTTP_AUTHORIZATION"] = said.replace(f"Credential={KEY}/", f"Credential={OWNER}/")
            return app(environ, start_response)

        return call

    return with_owner


def log_to_file(conf, name, log_to_console, log_route, fmt, logger, adapted_logger):
    logger.addHandler(logging.FileHandler(os.path.join(FOLDER, "errors.log")))


def free_ports(count):
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [it.getsockname()[1] for it in sockets]
    for it in sockets:
        it.close()
    return ports


def write(name, *lines):
    with open(os.path.join(FOLDER, name), "w") as file:
        file.write("\n".join(lines) + "\n")


def server_settings(port, address="127.0.0.1"):
    import pwd

    user = pwd.getpwuid(os.getuid()).pw_name
    return [
        "[DEFAULT]",
        f"bind_ip = {address}",
        f"bind_port = {port}",
        f"swift_dir = {FOLDER}",
        f"devices = {FOLDER}",
        "mount_check = false",
        "workers = 0",
        f"user = {user}",
        "fallocate_reserve = 0",
        "log_level = ERROR",
        "log_custom_handlers = s3_server.log_to_file",
    ]


def keeps_attributes():
    """Swift keeps what it knows of an object beside it; where the file system cannot, its objects stay in memory."""
    try:
        os.setxattr(FOLDER, "user.scale", b"1")
    except OSError:
        return False
    return True


def configure(ports, address):
    os.makedirs(os.path.join(FOLDER, "disk"), exist_ok=True)
    write(
        "swift.conf",
        "[swift-hash]",
        "swift_hash_path_suffix = scale",
        "[storage-policy:0]",
        "name = one",
        "default = yes",
    )
    for kind in STORAGE:
        program = "mem_object" if kind == "object" and not keeps_attributes() else kind
        app = [f"[pipeline:main]\npipeline = {kind}-server", f"[app:{kind}-server]", f"use = egg:swift#{program}"]
        write(f"{kind}.conf", *server_settings(ports[kind]), *app)
    filters = {name: [f"use = egg:swift#{name}"] for name in PIPELINE.split()}
    filters["cache"] = ["paste.filter_factory = s3_server:cache_factory"]
    filters["owner"] = ["paste.filter_factory = s3_server:owner_factory"]
    # The setting's name has account and user.
    filters["tempauth"].append(f"user_{OWNER.replace(':', '_')} = {SECRET} .admin")
    write(
        "proxy.conf",
        *server_settings(ports["proxy"], address),
        f"[pipeline:main]\npipeline = {PIPELINE} proxy-server",
        *(f"[filter:{name}]\n" + "\n".join(lines) for name, lines in filters.items()),
        "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true",
    )


def make_rings(ports):
    from swift.common.ring.builder import RingBuilder

    for kind in STORAGE:
        builder = RingBuilder(4, 1, 0)
        place = dict(id=0, region=1, zone=1, weight=1, device="disk")
        here = dict(ip="127.0.0.1", port=ports[kind], replication_ip="127.0.0.1", replication_port=ports[kind])
        builder.add_dev({**place, **here})
        builder.rebalance()
        builder.get_ring().save(os.path.join(FOLDER, f"{kind}.ring.gz"))


def end_with_parent():
    set_death_signal = 1
    ctypes.CDLL(None).prctl(set_death_signal, signal.SIGKILL)


def serve(kind):
    end_with_parent()
    # The settings name the cache and the log by a module.
    sys.modules["s3_server"] = sys.modules[__name__]
    # Thrown away afterwards: nothing needs to outlive a power cut.
    os.fsync = os.fdatasync = lambda _: None
    from swift.common import utils
    from swift.common.storage_policy import reload_storage_policies
    from swift.common.wsgi import run_wsgi

    utils.set_swift_dir(FOLDER)
    reload_storage_policies()
    sys.exit(run_wsgi(os.path.join(FOLDER, f"{kind}.conf"), f"{kind}-server"))


def wait_until_open(port):
    for _ in range(600):
        with socket.socket() as it:
            if it.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit(f"Nothing answered on port {port} for a minute.")


def main():
    end_with_parent()
    kinds = [*STORAGE, "proxy"]
    ports = dict(zip(kinds, free_ports(len(kinds))))
    address, _, port = (sys.argv[3] if len(sys.argv) > 3 else "127.0.0.1:0").rpartition(":")
    ports["proxy"] = int(port) or ports["proxy"]
    configure(ports, address)
    if os.fork() == 0:
        # Apart, because set_swift_dir must come before what reads the rings' settings.
        from swift.common import utils

        utils.set_swift_dir(FOLDER)
        make_rings(ports)
        sys.exit(0)
    if os.wait()[1] != 0:
        sys.exit("The rings could not be made.")
    for kind in kinds:
        if os.fork() == 0:
            serve(kind)
    for port in ports.values():
        wait_until_open(port)
    # As the first process of a container it is ended by no signal that it does not ask for.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    print(ports["proxy"], flush=True)
    signal.pause()


if __name__ == "__main__":
    main()
