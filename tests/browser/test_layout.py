"""What is to find covered, cut off, small or wide finds it, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.layout import faults

pytestmark = pytest.mark.browser
CARD = "position: absolute; left: 0; top: 0; width: 200px; height: 100px; background: white"
MODAL = "<script>document.querySelector('dialog').showModal()</script>"


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (
            f'<button>Remove</button><div class="card" style="{CARD}"></div>',
            'button "Remove" is covered by div.card ""',
        ),
        (
            f'<label><input type="radio"> Clerk</label><p style="{CARD}">Night shift</p>',
            'label "Clerk" is covered by p "Night shift"',
        ),
        (
            f'<svg><path data-option="pass" d="M0 0h80v80h-80z"/></svg><i style="{CARD}"></i>',
            'path "" is covered by i ""',
        ),
        (
            '<div style="width: 50px; overflow: hidden"><button style="width: 90px">Play</button>',
            'button "Play" is cut off',
        ),
        (
            '<div style="height: 30px; overflow: hidden"><p>One</p><p>Two</p><button>Pass</button>',
            'button "Pass" is cut off',
        ),
        (
            '<button style="position: fixed; left: -20px; width: 90px">Home</button>',
            'button "Home" is cut off',
        ),
        ('<p style="font-size: 10px">Fine print</p>', '"Fine print" has 10.0 px'),
        (
            '<svg width="100" viewBox="0 0 200 20"><text y="15" font-size="20">Yen</text></svg>',
            '"Yen" has 10.0 px',
        ),
        ('<input style="font-size: 9px" placeholder="Your name">', '"Your name" has 9.0 px'),
        ('<p style="width: 1500px">Wide</p>', "the page is 68 px too wide"),
    ],
)
def test_a_fault_is_found(page: Page, body: str, found: str) -> None:
    page.set_content(f"<body style='font: 14px sans-serif'>{body}")
    assert found in faults(page)


@pytest.mark.parametrize(
    "body",
    [
        '<button>Play <svg width="10" height="10"><path d="M0 0h10v10H0z"/></svg></button>',
        f'<button disabled>Wait</button><div style="{CARD}"></div>',
        f'<a>No link</a><p hidden><button>Gone</button></p><div style="{CARD}"></div>',
        '<label><input type="checkbox" style="opacity: 0"> Variant</label>',
        '<p style="height: 3000px">Long</p><button>Below</button>',
        '<div style="height: 40px; overflow: auto"><p>One</p><p>Two</p><button>Pass</button></div>',
        '<p style="overflow: hidden; height: 9px"><a href="" style="position: fixed">Up</a></p>',
        f'<button style="{CARD}">Under</button><dialog><button>Over</button></dialog>{MODAL}',
    ],
)
def test_what_can_be_clicked_and_read_is_no_fault(page: Page, body: str) -> None:
    page.set_content(f"<body style='font: 14px sans-serif'>{body}")
    assert faults(page) == []


def test_a_phone_wants_larger_letters(new_page: NewPage) -> None:
    page = new_page((390, 844))
    page.set_content(
        '<meta name="viewport" content="width=device-width"><p style="font-size: 11px">Seat'
    )
    assert faults(page) == ['"Seat" has 11.0 px']
