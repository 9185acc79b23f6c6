"""Senders: a mail over SMTP, a post to a webhook; nobody waits for long if they take their time."""

from __future__ import annotations

import asyncio
import json
import re
import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from .settings import Settings

#: Seconds that sending may take.
WITHIN = 10.0
#: Threads that mails and names of hosts are waited for in, and nothing else is.
THREADS: Final = ThreadPoolExecutor(4, "magnate-senders")
#: Where networks keep addresses of IPv4 in those of IPv6, in the last four bytes.
TRANSLATED: Final = ip_network("64:ff9b::/96")


class NotSent(Exception):
    """Something that could not be sent; the message says why, without addresses."""


class Gone(NotSent):
    """Something that nobody takes any more."""


async def mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send a mail through the operator's server."""
    sending = partial(_mail, settings, to, subject, text)
    await asyncio.get_running_loop().run_in_executor(THREADS, sending)


def _mail(settings: Settings, to: str, subject: str, text: str) -> None:
    host, _, port = settings.mail.partition(":")
    encrypted = settings.mail_tls.lower() == "tls"
    kind = smtplib.SMTP_SSL if encrypted else smtplib.SMTP
    try:
        message = EmailMessage()
        message["From"], message["To"] = settings.mail_from, to
        message["Subject"], message["Auto-Submitted"] = subject, "auto-generated"
        message.set_content(text)
        with kind(host, int(port or (465 if encrypted else 587)), timeout=WITHIN) as server:
            if settings.mail_tls.lower() == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.mail_user:
                server.login(settings.mail_user, settings.mail_password)
            server.send_message(message)
    except (OSError, ValueError, smtplib.SMTPException) as error:
        raise NotSent(f"the mail server: {type(error).__name__}") from error


async def post(settings: Settings, url: str, body: dict[str, Any]) -> None:
    """Post to a webhook."""
    headers = {"Content-Type": "application/json"}
    status = await send(settings, url, json.dumps(body).encode(), headers)
    if not 200 <= status < 300:
        raise NotSent(f"the webhook answered {status}")


async def send(settings: Settings, url: str, data: bytes, headers: dict[str, str]) -> int:
    """Post to an address; no redirect is followed, and nothing private is reached; the status."""
    try:
        async with asyncio.timeout(WITHIN):  # all of it, however slowly it is answered
            return await _sent(url, data, headers, anywhere=bool(settings.private_hooks))
    except (OSError, ValueError, EOFError) as error:
        raise NotSent(f"the webhook: {type(error).__name__}") from error


async def _sent(url: str, data: bytes, headers: dict[str, str], *, anywhere: bool) -> int:
    where = urlsplit(url)
    host, encrypted = where.hostname or "", where.scheme == "https"
    port = where.port or (443 if encrypted else 80)
    address = await _public(host, port, anywhere=anywhere)
    # To the very address that has been looked at, whatever its name says later.
    tls, name = (ssl.create_default_context(), host) if encrypted else (None, None)
    reader, writer = await asyncio.open_connection(address, port, ssl=tls, server_hostname=name)
    try:
        path = f"{where.path or '/'}{'?' + where.query if where.query else ''}"
        said = {
            "Host": where.netloc.rpartition("@")[2],
            "User-Agent": "Magnate",
            "Content-Length": f"{len(data)}",
            "Connection": "close",
            **headers,
        }
        head = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items())]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii") + data)
        await writer.drain()
        answer = re.match(rb"HTTP/1\.[01] (\d{3})\b", await reader.readline())
        if answer is None:
            raise ValueError("this is no answer")
        return int(answer[1])
    finally:
        writer.transport.abort()


async def _public(host: str, port: int, *, anywhere: bool) -> str:
    """An address of a host, if all it has are public: none of this machine or its network."""
    looking = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    listed = await asyncio.get_running_loop().run_in_executor(THREADS, looking)
    found = [str(one[4][0]) for one in listed]
    if not found:
        raise NotSent("the webhook: no such host")
    if not anywhere and not all(is_public(one) for one in found):
        raise NotSent("the webhook: a private address")
    return found[0]


def is_public(address: str) -> bool:
    """Whether an address can be reached by everybody.

    >>> [is_public(one) for one in ("8.8.8.8", "10.0.0.1", "::1", "::ffff:127.0.0.1")]
    [True, False, False, False]
    >>> [is_public(one) for one in ("64:ff9b::a00:1", "2002:7f00:1::", "2606:4700::1111")]
    [False, False, True]
    """
    one = ip_address(address)
    if isinstance(one, IPv6Address):
        within = ip_address(one.packed[-4:]) if one in TRANSLATED else None
        one = one.ipv4_mapped or one.sixtofour or within or one
    return one.is_global and not one.is_multicast
