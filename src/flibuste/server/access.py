"""Who asks, at which table, on which chair: read from links, tokens and the signed cookie."""

from __future__ import annotations

import re
from collections.abc import Callable
from hmac import compare_digest
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie

from flibuste.core.protocol import WATCHER, Seat
from flibuste.core.refusal import Refused
from flibuste.room.chairs import chairs_of
from flibuste.room.friends import FRIEND, eyes, looks_into
from flibuste.room.keys import new_id
from flibuste.room.names import NAMELESS, known_as, name_tag
from flibuste.room.room import Room
from flibuste.room.rooms import Rooms
from flibuste.room.secrets import secret_here
from flibuste.room.table import Table
from flibuste.server.hosts import Hosts
from flibuste.server.limits import Limits, house_of
from flibuste.server.sockets import AnySocket

COOKIE: Final = "flibuste_guest"
A_YEAR: Final = 31_536_000
WORD: Final = re.compile(r"[^\W\d_]+")  # letters
B = TypeVar("B")
T = TypeVar("T")
AnyRequest: TypeAlias = Request[Any, Any, Any]


def rooms_of(request: AnyRequest | AnySocket) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def limits_of(request: AnyRequest | AnySocket) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def address_of(request: AnyRequest | AnySocket) -> str:
    """From whose house it comes.  Behind our own proxy uvicorn has put the right one here."""
    return house_of(request.client.host) if request.client is not None else ""


def spends(what: str) -> Callable[[Any, Any], None]:
    """A guard of a route: one more of these, or TooMany."""

    def guard(request: AnyRequest, _: object) -> None:
        known = rooms_of(request).keys.guest_of(request.cookies.get(COOKIE, ""))
        guest = known[0] if known is not None else None
        limits_of(request).spend(what, guest, address_of(request))

    return guard


async def room_at(request: AnyRequest, table: str) -> tuple[Room, bool]:
    """The room, and whether the id is only good for watching; or an error."""
    found = await rooms_of(request).by_any_id(table)
    if found is None:
        raise Refused("room-none", "no_table")
    return found


def guest_of(request: AnyRequest, name: str = "") -> tuple[str, str]:
    """Who asks, by the signed cookie; a stranger, or a forger, is a new guest."""
    known = rooms_of(request).keys.guest_of(request.cookies.get(COOKIE, ""))
    guest, old = known or (new_id(16), "")
    return guest, name_tag(name) or name_tag(old)


def newcomer(request: AnyRequest, room: Room, given: str) -> tuple[str, str, str]:
    """Who joins, as whom, and by whose browser: a guest who sits here already and gives another
    name is another person, with whom the device is shared.
    """
    guest, name = guest_of(request, given)
    owner = guest
    here = [room.table.chairs[seat].name for seat in chairs_of(room.table, guest)]
    if name_tag(given) and here and known_as(name, here) is None:
        guest = new_id(16)
    return guest, name or NAMELESS, owner


def token_of(request: AnyRequest) -> str:
    """From the address, or from an Authorization header."""
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
    return request.query_params.get("token") or bearer


async def body_of(request: AnyRequest, kind: type[B]) -> B:
    """The body, read strictly (the framework would take 0 for false); it may be left out where
    all its fields may.
    """
    body = await request.body()
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("room-request", detail=str(error)) from None


def seat_of(request: AnyRequest, table: Table, token: str = "") -> Seat:
    """The seat that the token, or the guest's cookie, opens; WATCHER if none."""
    found = rooms_of(request).keys.seat_of(table.header.table, token or token_of(request))
    if not found:
        return next(iter(chairs_of(table, guest_of(request)[0])), WATCHER)
    return table.company.opened_by(*found)


async def look(request: AnyRequest, table: str, work: Callable[[Room, Seat], T]) -> T:
    """Look at a table from the asker's seat: who that is, is asked when the room's turn has come.
    A watcher's link never opens a chair.
    """
    room, watching = await room_at(request, table)

    def looking() -> T:
        friend = looks_into(room.table, token_of(request))
        return work(room, friend if watching or friend <= FRIEND else seat_of(request, room.table))

    return await room.look(looking)


def told(
    request: AnyRequest, work: Callable[[Table, Seat], T], *, again: bool = False
) -> Callable[[Room, Seat], T]:
    """What a viewer may be told: of the table as they may know it, through whose eyes they look.
    A device of several people sees what a watcher does where none of them has lifted the cloth:
    when it names nobody's chair, and whenever it looks at a running match once more (``again``).
    """

    def tell(room: Room, viewer: Seat) -> T:
        covered = (again or not token_of(request)) and goes_round(request, room, viewer)
        return work(room.delay.seen(viewer), WATCHER if covered else eyes(viewer))

    return tell


def goes_round(request: AnyRequest, room: Room, viewer: Seat) -> bool:
    """Whether the asker's device goes from hand to hand: it holds several chairs of a match that
    runs.
    """
    return room.table.phase == "running" and len(seats_here(request, room, viewer)) > 1


def keys_to(request: AnyRequest, room: Room, seat: Seat, guest: str) -> dict[str, Any]:
    """What opens a chair to this guest, as long as this guest sits there."""
    keys, header, chair = rooms_of(request).keys, room.table.header, room.table.chairs[seat]
    return {
        "table": header.table,
        "seat": seat,
        "name": chair.name,
        "token": keys.token(header.table, chair.keyed, guest),
        "phrase": keys.phrase(header.table, chair.keyed, guest),
        "join": f"/t/{header.table}",
        "watch": f"/t/{header.watch}",
    }


def spoken(phrase: str) -> str:
    """The words alone: however somebody writes them down, with commas, dots or on four lines."""
    return " ".join(WORD.findall(phrase.lower()))


def owner_of(request: AnyRequest, room: Room, phrase: str) -> tuple[Seat, str] | None:
    """The chair that these words open, and who sits there; every chair is compared."""
    keys, table = rooms_of(request).keys, room.table
    said, found = spoken(phrase).encode(errors="replace"), None
    for seat, chair in enumerate(table.chairs):
        right = keys.phrase(table.header.table, chair.keyed, chair.guest or "").encode()
        if compare_digest(said, right) and chair.guest is not None:
            found = seat, chair.guest
    return found


def seats_here(request: AnyRequest, room: Room, seat: Seat) -> list[Seat]:
    """The asker's chair first, then all others that the device holds by its cookie."""
    held = chairs_of(room.table, guest_of(request)[0])
    return [] if seat == WATCHER else [seat, *(one for one in held if one != seat and seat in held)]


def keys_here(request: AnyRequest, room: Room, seat: Seat) -> dict[str, Any]:
    """What the asker alone is told of a table: the words of this chair, and the keys of all that
    the device holds by its cookie, if this chair is one of them; and who of them has a secret.
    """
    if seat < 0:
        return {}
    table, device = room.table, guest_of(request)[0]
    awaited = table.awaiting()
    here = {
        one: keys_to(request, room, one, guest) | {"awaited": one in awaited}
        for one in chairs_of(table, device)
        if (guest := table.chairs[one].guest) is not None
    }
    words = keys_to(request, room, seat, table.chairs[seat].guest or "")["phrase"]
    held = list(here.values()) if seat in here else []
    return {"phrase": words, "here": held, "secret": secret_here(table, seat) if held else []}


def seated(request: AnyRequest, body: dict[str, Any], guest: str, name: str) -> Response[Any]:
    """The keys to a chair, and the guest's name tag."""
    if guest_of(request)[0] != guest and request.cookies.get(COOKIE):
        return Response(body)  # a shared device keeps the name tag of its first player
    hosts: Hosts = request.app.state.hosts
    tag = Cookie(
        COOKIE,
        value=rooms_of(request).keys.cookie(guest, name),
        httponly=True,
        samesite="lax",
        secure=hosts.secure,
        max_age=A_YEAR,
        path="/",
    )
    return Response(body, cookies=[tag])
