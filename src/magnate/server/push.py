"""Web push: a notice to a browser that is not open, sealed so that only that browser reads it.

RFC 8291 seals the message (`aes128gcm`), RFC 8292 says which server sends it (VAPID); both need
the package `cryptography`, which comes with `magnate[push]`.
"""

from __future__ import annotations

import json
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .senders import Gone, NotSent, send
from .settings import Settings

CURVE: Final = SECP256R1()
#: Bytes of one record; a notice is one.
RECORD: Final = 4096
#: Seconds that a push service keeps a notice, and that the server's word is good for.
KEPT, GOOD = 86_400, 12 * 3600


def text_of(data: bytes) -> str:
    """Bytes as they stand in addresses and keys."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The same the other way round."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key for a server to be known by."""
    return text_of(generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def private_key(text: str) -> EllipticCurvePrivateKey:
    """A key as it is kept."""
    return derive_private_key(int.from_bytes(bytes_of(text), "big"), CURVE)


def public_point(key: EllipticCurvePrivateKey) -> bytes:
    """What others know of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sealed(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    key: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with these keys can open."""
    key = key or generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs, ours = bytes_of(p256dh), public_point(key)
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + ours, 32)
    content = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, text + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def voucher(key: EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header by which a push service knows the server that sends."""
    where = urlsplit(endpoint)
    claims = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": int(now) + GOOD,
        "sub": contact,
    }
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    said = ".".join(text_of(json.dumps(part).encode()) for part in parts)
    numbers = decode_dss_signature(key.sign(said.encode(), ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(32, "big") for number in numbers)
    return f"vapid t={said}.{text_of(signature)}, k={text_of(public_point(key))}"


def contact_of(settings: Settings) -> str:
    """Whom a push service may turn to."""
    https = settings.address.startswith("https://")
    return settings.address if https else f"mailto:{settings.mail_from}"


async def push(
    settings: Settings, kept: str, endpoint: str, keys: dict[str, str], notice: dict[str, Any]
) -> None:
    """Send a notice to a browser."""
    key = private_key(kept)
    try:
        body = sealed(json.dumps(notice).encode(), keys["p256dh"], keys["auth"])
    except ValueError as error:
        raise Gone("the browser: its key is none") from error
    headers = {
        "Authorization": voucher(key, endpoint, contact_of(settings), time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": f"{KEPT}",
        "Urgency": "normal",
    }
    status = await send(settings, endpoint, body, headers)
    if status in (404, 410):
        raise Gone("the browser wants no more notices")
    if not 200 <= status < 300:
        raise NotSent(f"the push service answered {status}")
