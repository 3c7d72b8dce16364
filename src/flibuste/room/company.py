"""Who sits at a table, and who of them is the host: rebuilt from the journal entry by entry."""

from __future__ import annotations

from flibuste.core.protocol import WATCHER, Seat
from flibuste.room.keys import device_of
from flibuste.room.pirates import pirate
from flibuste.store import records
from flibuste.store.records import AnyEntry, Header


class Chair:
    """Who sits there now."""

    __slots__ = (
        "bot",
        "browser",
        "conceded",
        "device",
        "guest",
        "keyed",
        "kind",
        "late",
        "name",
        "shown",
        "stand_in",
    )

    def __init__(
        self, kind: str, bot: str | None = None, name: str = "", guest: str | None = None
    ) -> None:
        self.kind = kind  # open, human or bot
        self.bot = bot
        self.guest = guest
        self.device = device_of(guest)  # at which this person sits; "" for nobody
        self.browser = self.device  # whose cookie it holds: also of two who sit apart at one device
        self.name = name
        self.keyed: Seat = WATCHER  # the number of the chair in its person's keys: they stay good
        self.stand_in: str | None = None  # the bot that plays while the player is away
        self.conceded = False  # it plays to the end …
        self.late = False  # … because the player's time was spent
        self.shown: str | None = None  # the key by which a friend looks into this hand

    @property
    def played_by(self) -> str | None:
        """The bot that acts for this chair, if any."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def gone_because(self) -> str:
        """Why a bot plays to the end."""
        return "room-late" if self.late else "room-conceded"


class Company:
    """The chairs of one table after all that has happened to them so far."""

    def __init__(self, header: Header) -> None:
        self.table = header.table
        self.chairs: list[Chair] = []
        for one in header.chairs:
            self.chairs.append(Chair(one.kind, one.bot, one.name))
            self._name(len(self.chairs) - 1)
        self.came: list[str] = []  # guests, in the order in which they first sat down
        self.chosen: str | None = None  # the guest to whom the host's role was given
        self.shared = False  # whether any two people are at one device
        self.bots = self._has_bots()

    def names(self, but: Seat = WATCHER) -> list[str]:
        """All names at the table, but for that of one chair."""
        return [chair.name for seat, chair in enumerate(self.chairs) if seat != but and chair.name]

    def names_by_seat(self) -> list[str]:
        """What each chair is called, "" where nobody sits."""
        return [chair.name for chair in self.chairs]

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    def seat_of(self, guest: str | None) -> Seat:
        """Where this very person sits; WATCHER if nowhere."""
        if guest is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return seat
        return WATCHER

    def sharing(self, seat: Seat) -> list[Seat]:
        """The chairs of all people at the same device as this one, itself among them."""
        device = self.chairs[seat].device if seat >= 0 else ""
        return [n for n, chair in enumerate(self.chairs) if chair.device == device and device]

    def opened_by(self, keyed: Seat, guest: str) -> Seat:
        """The chair that a key opens: of this person, in the chair for which it was made."""
        seat = self.seat_of(guest)
        return seat if seat >= 0 and self.chairs[seat].keyed == keyed else WATCHER

    def host(self) -> Seat:
        """To whom the role was given, or else the first person who sat down and still sits."""
        seats = (self.seat_of(guest) for guest in (self.chosen, *self.came))
        return next((seat for seat in seats if seat >= 0), 0)

    def add(self, entry: AnyEntry) -> None:
        """What an entry of the journal changes here; most change nothing."""
        match entry:
            case records.Joined(seat, guest, name, by):
                chair = self.chairs[seat] = Chair("human", name=name, guest=guest)
                chair.keyed = seat
                chair.browser = device_of(by) or chair.device
                self.came += [guest] if guest not in self.came else []
            case records.Left(seat):
                self.chairs[seat] = Chair("open")
            case records.BotSits(seat, bot, name):
                self.chairs[seat] = Chair("bot", bot, name)
                self._name(seat)
            case records.Renamed(seat, name):
                self.chairs[seat].name = name
            case records.Reordered(order):
                self.chairs = [self.chairs[seat] for seat in order]
            case records.ChairAdded():
                self.chairs.append(Chair("open"))
            case records.ChairDropped(seat):
                del self.chairs[seat]
            case records.HostIs(seat):
                self.chosen = self.chairs[seat].guest
            case records.TakenOver(seat, bot):
                self.chairs[seat].stand_in = bot
            case records.GivenBack(seat):
                self.chairs[seat].stand_in = None
            case records.Conceded(seat, bot):
                self._gives_up(seat, bot, late=False)
            case records.HandShown(seat, key):
                self.chairs[seat].shown = key
            case records.HandHidden(seat):
                self.chairs[seat].shown = None
            case records.OutOfTime(seat, bot):
                self._gives_up(seat, bot, late=True)
        devices = [chair.device for chair in self.chairs if chair.device]
        self.shared = len(set(devices)) < len(devices)
        self.bots = self._has_bots()

    def _has_bots(self) -> bool:
        """Whether a bot has a chair of its own."""
        return any(chair.kind == "bot" for chair in self.chairs)

    def _gives_up(self, seat: Seat, bot: str, *, late: bool) -> None:
        chair = self.chairs[seat]
        chair.stand_in, chair.conceded, chair.late = bot, True, late

    def _name(self, seat: Seat) -> None:
        """A bot of before had none: the table's id gives it one that stays."""
        chair = self.chairs[seat]
        if chair.kind == "bot" and not chair.name:
            chair.name = pirate(self.table, self.names(but=seat))
