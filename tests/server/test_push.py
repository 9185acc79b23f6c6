"""Web push, against a push service on this machine that opens what it is sent, as browsers do."""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="pip install cryptography")
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from magnate.server.notices import give_notice
from magnate.server.push import bytes_of, private_key, public_point, sealed, text_of
from tests.server.test_notices import LATER, Hook, Waiting, run, waiting

#: The example of RFC 8291, section 5.
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
    "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc"
    "y4a-fN"
)


def test_a_message_is_sealed_as_in_the_example_of_the_standard() -> None:
    text = b"When I grow up, I want to be a watermelon"
    made = sealed(text, BROWSER, AUTH, key=private_key(SERVER), salt=bytes_of(SALT))
    assert text_of(made) == SENT


class Browser:
    """The end of a push that opens it: a key, a secret, and the way there."""

    def __init__(self, url: str) -> None:
        self.key = generate_private_key(SECP256R1())
        self.auth = bytes(range(16))
        self.url = url
        keys = {"p256dh": text_of(public_point(self.key)), "auth": text_of(self.auth)}
        self.channel = {"kind": "push", "address": url, "keys": keys}

    def opens(self, body: bytes) -> Any:
        """What was said, opened as RFC 8188 and 8291 have it."""
        salt, length, theirs = body[:16], body[20], body[21 : 21 + body[20]]
        point = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs)
        info = b"WebPush: info\0" + public_point(self.key) + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(self.key.exchange(ECDH(), point))
        content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(content).decrypt(nonce, body[21 + length :], None)
        assert text[-1:] == b"\x02"
        return json.loads(text[:-1])


def claims_of(header: str, public: str) -> Any:
    """What a server says of itself, if it is the one whose key this is."""
    scheme, token, key = header.replace(",", "").split()
    assert scheme == "vapid"
    assert key == f"k={public}"
    said, _, signature = token.removeprefix("t=").rpartition(".")
    raw = bytes_of(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), bytes_of(public))
    point.verify(encode_dss_signature(*numbers), said.encode(), ECDSA(SHA256()))
    head, claims = (json.loads(urlsafe_b64decode(part + "==")) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims


@pytest.fixture
def service() -> Iterator[Hook]:
    one = Hook()
    yield one
    one.close()


async def push_key(ada: Waiting) -> str:
    key: str = (await ada.ask("GET", "channels/key", status=200))["key"]
    return key


def test_a_browser_is_told_by_push(tmp_path: Path, service: Hook) -> None:
    async def story() -> None:
        async with waiting(tmp_path / "db", private_hooks=1) as ada:
            public = await push_key(ada)
            browser = Browser(service.url)
            for _ in range(2):  # the same browser, once more
                await ada.ask("POST", "channels", browser.channel)
            (channel,) = await ada.ask("GET", "channels", status=200)
            assert channel["confirmed"]
            assert "keys" not in channel
            now = time.time()
            for later in (LATER, 2 * LATER):
                await give_notice(ada.hall, now + later)
            [(headers, body)] = service.raw
            assert b"Sentient" not in body
            assert browser.opens(body) == {
                "title": "It is your turn",
                "body": "Tea <&> two · Sentient",
                "url": f"/next/{ada.table}",
            }
            assert headers["Content-Encoding"] == "aes128gcm"
            assert int(headers["TTL"]) > 0
            claims = claims_of(headers["Authorization"], public)
            assert claims["aud"] == service.url.removesuffix("/hook")
            assert now < claims["exp"] < now + 24 * 3600
            assert claims["sub"] == "https://games.example"
        async with waiting(tmp_path / "db") as ada:
            assert await push_key(ada) == public

    run(story)


def test_a_browser_that_has_gone_is_told_no_more(tmp_path: Path, service: Hook) -> None:
    async def story() -> None:
        async with waiting(tmp_path / "db", private_hooks=1) as ada:
            await ada.ask("POST", "channels", Browser(service.url).channel)
            service.status = 500
            now = time.time() + LATER
            await give_notice(ada.hall, now)
            (channel,) = await ada.ask("GET", "channels", status=200)
            assert channel["problem"] == "the push service answered 500"
            service.status = 410
            await give_notice(ada.hall, now + 31)
            assert await ada.ask("GET", "channels", status=200) == []

    run(story)


BAD: list[Any] = [
    None,
    {},
    {"p256dh": BROWSER, "auth": "short"},
    {"p256dh": BROWSER[:-1], "auth": AUTH},
    {"p256dh": BROWSER, "auth": AUTH, "more": "1"},
]


def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with waiting(tmp_path / "db") as ada:
            for keys in BAD:
                body = {"kind": "push", "address": "https://push.example/x", "keys": keys}
                await ada.ask("POST", "channels", body, status=422)

    run(story)


def test_without_the_package_nothing_is_pushed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magnate.server.notices.push", None)

    async def story() -> None:
        async with waiting(tmp_path / "db") as ada:
            assert await ada.ask("GET", "channels/key", status=200) == {"key": None}
            browser = Browser("https://push.example/x")
            await ada.ask("POST", "channels", browser.channel, status=404)

    run(story)
