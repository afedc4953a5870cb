"""Under which addresses others reach this machine, and which of them are ours."""

from __future__ import annotations

import errno
import os
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

from ..engine.checks import short, whole

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")


def listens_to_others(host: str) -> bool:
    """Whether other machines may come in."""
    return host not in LOOPBACK


def check_listening(host: Any, port: Any) -> None:
    """Refuse what can be no host or no port, before anything is closed for it.

    >>> check_listening("127.0.0.1", 99999)
    Traceback (most recent call last):
    ValueError: port must be a whole number from 0 to 65535, not 99999
    """
    whole(port, "port", 0, 65535)
    if not isinstance(host, str) or not host.isprintable() or len(host) > 60:
        raise ValueError(_no_host(host))


def bound_to(host: str, port: int) -> socket.socket:
    """The port to listen at; `ValueError` says why it cannot be had."""
    check_listening(host, port)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        number = error.errno or -1
        if number in (errno.EADDRNOTAVAIL, errno.EINVAL) or number < 0:  # below nought: there is no such name
            raise ValueError(_no_host(host)) from None
        raise ValueError(
            f"port {port} of {host} cannot be had ({os.strerror(number)}): another one is, with port=0"
        ) from None


def _no_host(host: object) -> str:
    return (
        f"host {short(host)} is no address of this machine: '127.0.0.1' is for this machine alone, '0.0.0.0' for "
        "everybody on its network"
    )


def outward(host: str) -> str:
    """The address to put into a link: for a server that listens everywhere, the one that this machine has outside."""
    if host not in EVERYWHERE:
        return host
    family, far = (socket.AF_INET6, "2001:db8::1") if host == "::" else (socket.AF_INET, "192.0.2.1")
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))  # nothing is sent: it only asks which way out there is
        found: str = probe.getsockname()[0]
        return found
    return "::1" if host == "::" else "127.0.0.1"


def base_address(host: str, port: int) -> str:
    """The address a browser is given."""
    name = outward(host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def host_is_ours(host: str, listening: str) -> bool:
    """Whether a request names us by a number or by our own name.

    A stranger's page may point its own name at this machine, and a browser would let it talk to us; a number it cannot
    claim.

    >>> host_is_ours("192.168.1.20:8600", "0.0.0.0"), host_is_ours("[::1]:8600", "::1")
    (True, True)
    >>> host_is_ours("evil.example:8600", "0.0.0.0")
    False
    """
    name = host.rsplit("]", 1)[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    with suppress(ValueError):
        number = ip_address(name)
        return number.is_loopback or listens_to_others(listening)
    own = socket.gethostname().lower()
    return name.lower() in ("localhost", own, f"{own}.local", listening.lower())


def behind_a_hub() -> bool:
    """Whether this kernel runs on somebody else's machine (JupyterHub, Binder): only its owner gets through there."""
    return any(
        name in os.environ for name in ("JUPYTERHUB_API_URL", "JUPYTERHUB_USER", "BINDER_SERVICE_HOST")
    )
