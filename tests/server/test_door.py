"""Pages from elsewhere, names that are not ours, and what every answer says of itself."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from flibuste.core.refusal import Refused
from flibuste.server.hosts import Hosts, public_url
from flibuste.server.limits import ADDRESS
from tests.server.inside import inside
from tests.server.outsiders import PATIENCE, Person, Server, people, serving

EVIL = "http://evil.example"


@pytest.fixture
def anne(server: Server) -> Iterator[Person]:
    """Somebody with a table that has not begun."""
    with people(server, "Anne") as (anne,):
        anne.opens()
        yield anne


def shaking_hands(person: Person, **headers: str) -> int:
    """The status with which the opening of a socket is answered."""
    wanted = {"host": f"127.0.0.1:{person.server.port}", "upgrade": "websocket",
              "connection": "upgrade", "sec-websocket-version": "13",
              "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", **headers}  # fmt: skip
    head = [f"GET /api/tables/{person.table}/socket?token={person.token} HTTP/1.1"]
    head += [f"{name}: {value}" for name, value in wanted.items()]
    with socket.create_connection(("127.0.0.1", person.server.port), PATIENCE) as line:
        line.sendall("\r\n".join([*head, "", ""]).encode())
        return int(line.recv(100).split()[1])


def posts(table: str) -> dict[str, bytes]:
    """Every request that changes something."""
    path = f"/api/tables/{table}"
    return {
        "/api/tables": b'{"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]}',
        f"{path}/join": b'{"name": "Eve"}',
        f"{path}/enter": b'{"phrase": "no such words here"}',
        f"{path}/start": b"{}",
        f"{path}/leave": b"{}",
    }


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", None]
)
def test_what_a_form_of_another_page_can_send_is_refused(anne: Person, kind: str | None) -> None:
    cookie = anne.web.cookies["flibuste_guest"]
    for path, body in posts(anne.table).items():
        headers = {"content-type": kind} if kind is not None else {}
        answer = anne.web.post(path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (415, "bad_request"), path
        assert "set-cookie" not in answer.headers
    assert anne.web.cookies["flibuste_guest"] == cookie
    told = anne.get(f"/api/tables/{anne.table}")
    assert (told["phase"], told["seat"]) == ("waiting", 0)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": EVIL},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://localhost:1"},
        {"origin": "file://"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_a_page_from_elsewhere_changes_nothing_in_a_visitors_name(
    anne: Person, headers: dict[str, str]
) -> None:
    kind = {"content-type": "application/json"}
    for path, body in posts(anne.table).items():
        answer = anne.web.post(path, content=body, headers=kind | headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign"), path
        assert "set-cookie" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
    told = anne.get(f"/api/tables/{anne.table}")
    assert (told["phase"], told["seat"]) == ("waiting", 0)


def test_our_own_page_does(anne: Person, server: Server) -> None:
    headers = {"origin": server.address, "sec-fetch-site": "same-origin"}
    path = f"/api/tables/{anne.table}/start"
    assert anne.web.post(path, json={"bot": "random"}, headers=headers).status_code == 201


def test_a_request_without_a_body_needs_no_kind(anne: Person) -> None:
    assert anne.web.post(f"/api/tables/{anne.table}/start").status_code == 201


def test_who_is_not_known_as_the_host_does_not_start(anne: Person, server: Server) -> None:
    path = f"/api/tables/{anne.table}/start"
    with people(server, "Eve", cookies=False) as (eve,):
        eve.refused(403, "not_host", "POST", path)
        eve.refused(403, "not_host", "POST", path, {"bot": "random"})
        eve.refused(403, "not_host", "POST", path, {"token": anne.token[:-1]})
        eve.joins(anne.table)
        eve.refused(403, "not_host", "POST", path, {"token": eve.token})
        assert eve.post(path, {"token": anne.token})["phase"] == "running"


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:{port}",
        "127.0.0.1.evil.example:{port}",
        "localhost.evil.example",
        "evillocalhost",
        "192.168.1.5:{port}",
        "0.0.0.0:{port}",
        "[::2]:{port}",
        "{machine}.evil",
        "localhost:80@evil.example",
        "[::1",
    ],
)
def test_who_calls_us_by_another_name_is_not_answered(
    anne: Person, server: Server, host: str
) -> None:
    """A page of evil.example that has given its name our address reads and changes nothing."""
    name = host.format(port=server.port, machine=socket.gethostname().lower())
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/tables"),
        ("GET", "/api/games"),
        ("GET", "/nowhere"),
        ("POST", f"/api/tables/{anne.table}/leave"),
    ):
        answer = anne.web.request(method, path, headers={"host": name, "origin": f"http://{name}"})
        assert answer.status_code == 400, path
        if answer.headers["content-type"] == "application/json":  # else it is no name at all
            assert answer.json()["error"] == "bad_host"
    assert shaking_hands(anne, host=name) == 400
    assert anne.get(f"/api/tables/{anne.table}")["seat"] == 0


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1", "table.localhost", "127.0.0.1", "127.9.9.9:5", "[::1]:5"]
)
def test_this_machine_has_many_names(anne: Person, host: str) -> None:
    assert anne.web.get("/api/games", headers={"host": host}).status_code == 200
    assert shaking_hands(anne, host=host) == 101


def test_the_house_knows_the_machine_by_its_address_and_by_its_name() -> None:
    house, alone = Hosts(house=True), Hosts()
    machine = socket.gethostname().lower()
    for host in ("192.168.1.5:8000", machine, f"{machine.partition('.')[0]}.local:8000"):
        assert house.knows(host, "192.168.1.5")
        assert not alone.knows(host, "192.168.1.5")
    assert house.knows("192.168.1.5", "::ffff:192.168.1.5")
    assert house.knows("[fe80::1]:8000", "fe80::1%eth0")
    for other in ("192.168.1.6", "evil.example", "", None, "192.168.1.5.evil.example"):
        assert not house.knows(other, "192.168.1.5")
    assert not house.knows("evil.example", None)


def test_the_world_knows_it_by_its_public_address() -> None:
    hosts = Hosts(public="https://room.example")
    assert hosts.secure
    assert not Hosts(public="http://room.example:8000").secure
    for host in ("room.example", "Room.Example:8443", "localhost:8000"):
        assert hosts.knows(host, "10.0.0.1")
    assert not hosts.knows("room.example.evil", "10.0.0.1")
    assert not hosts.knows("10.0.0.1", "10.0.0.1")
    for origin in (None, "https://room.example", "http://localhost:8000"):
        assert hosts.owns(origin, "localhost:8000")
    for origin in ("https://room.example.evil", "https://evil/room.example", "null", "http://["):
        assert not hosts.owns(origin, "localhost:8000")


@pytest.mark.parametrize(
    "url",
    ["room.example", "ftp://room.example", "https://", "https://room.example/play", "http://[",
     "https://room.example?x", "https://anne@room.example", "https://room.example:99999", ""],
)  # fmt: skip
def test_a_public_address_is_a_name_and_nothing_else(url: str) -> None:
    with pytest.raises(Refused, match="public"):
        public_url(url)


def test_nobody_frames_the_page_and_it_connects_to_us_alone(anne: Person) -> None:
    for path in ("/", "/new", f"/t/{anne.table}", "/rules/cartagena"):
        headers = anne.web.get(path).headers
        policy = dict(
            part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
        )
        assert policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
        assert policy["form-action"] == policy["default-src"] == "'self'"
        assert headers["x-frame-options"] == "DENY"
        assert headers["content-type"] == "text/html; charset=utf-8"


def test_no_answer_is_taken_for_something_else_and_no_key_is_kept_on_the_way(anne: Person) -> None:
    """Errors of the framework too."""
    body = posts(anne.table)["/api/tables"]
    kind = {"content-type": "application/json"}
    answers = [
        anne.web.post("/api/tables", content=body, headers=kind),
        anne.web.post("/api/tables", content=b"{", headers=kind),
        *(
            anne.web.get(f"/api/tables{path}")
            for path in ("", f"/{anne.table}", f"/{anne.table}/journal", "/none")
        ),
        anne.web.get("/api/nowhere"),
        anne.web.put("/api/tables"),
    ]
    for answer in answers:
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
    for path in ("/", "/nowhere", "/assets/none.js"):
        assert anne.web.get(path).headers["x-content-type-options"] == "nosniff"


def test_head_answers_as_get_does_without_a_body(anne: Person) -> None:
    board = f"/api/tables/{anne.table}/board/en"
    anne.starts()
    paths = ["/", "/new", "/rules/rum", "/api/games", "/api/tables", f"/api/tables/{anne.table}",
             board, "/api/qr?text=x", "/api/rules/rum/fr", "/api/nowhere", "/api/tables/none",
             f"/t/{anne.table}", "/assets/none.js"]  # fmt: skip
    for path in paths:
        get, head = anne.web.get(path), anne.web.head(path)
        assert (head.status_code, head.content) == (get.status_code, b""), path
        for name in ("content-type", "cache-control"):
            assert head.headers.get(name) == get.headers.get(name), path


@pytest.mark.anyio
async def test_head_has_no_body_whatever_carries_it() -> None:
    async with inside() as (web, _):
        answer = await web.head("/api/games")
        assert (answer.status_code, answer.content) == (200, b"")


# Behind a proxy


def ask(server: Server, person: Person, **headers: str) -> httpx.Response:
    """A new table, as the proxy hands the request on."""
    body = {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]}
    return person.web.post("/api/tables", json=body, headers=headers)


def test_behind_a_proxy_cookies_go_over_https_alone(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "room.db", public="https://room.example") as server,
        people(server, "Anne", cookies=False) as (anne,),
    ):
        known = {"host": "room.example", "origin": "https://room.example"}
        answer = ask(server, anne, **known)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert {"Secure", "HttpOnly", "SameSite=lax"} <= {
            part.strip() for part in cookie.split(";")
        }
        assert ask(server, anne, host="room.example", origin=EVIL).status_code == 403
        anne.sits(answer.json())
        assert shaking_hands(anne, **known) == 101
    with serving(tmp_path / "room.db") as server, people(server, "Anne") as (anne,):
        assert "Secure" not in ask(server, anne).headers["set-cookie"]


@pytest.mark.parametrize("public", [None, "https://room.example"])
def test_a_proxys_word_for_an_address_counts_only_where_there_is_one(
    tmp_path: Path, public: str | None
) -> None:
    """Seen by the budgets: who invents addresses has the budget of his own."""
    fields: dict[str, Any] = {"public": public, "generosity": 6.5 / ADDRESS["tables"].at_once}
    with serving(tmp_path / "room.db", **fields) as server:
        client = httpx.Client(base_url=server.address, timeout=PATIENCE)
        body = {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]}
        status = []
        for number in range(8):
            client.cookies.clear()
            headers = {"x-forwarded-for": f"198.51.100.{number}"}
            status.append(client.post("/api/tables", json=body, headers=headers).status_code)
        client.close()
        assert status == ([201] * 8 if public else [201] * 6 + [429] * 2)
