"""What is known of a game without loading its rules: cheap to import, found without a central list."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

Setting = bool | str


class BadSetup(ValueError):
    """A match that cannot be set up as asked: unknown game, wrong number of seats, wrong option.

    Where others may want to say it in the words of their readers, `reason` and `facts` tell what is wrong.
    """

    def __init__(self, sentence: str, reason: str = "", facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.facts = facts or {}


@dataclass(frozen=True)
class OptionValue:
    """One value an option can take, for which numbers of seats (None: for all), and what it needs.

    `only_with` names another option and the setting of it without which this value means nothing.
    """

    value: Setting
    seats: tuple[int, ...] | None = None
    only_with: tuple[str, Setting] | None = None

    def allows(self, seats: int) -> bool:
        return self.seats is None or seats in self.seats

    def goes_with(self, settings: Mapping[str, Setting]) -> bool:
        return self.only_with is None or settings[self.only_with[0]] == self.only_with[1]


@dataclass(frozen=True)
class Option:
    """A variant that the rulebook itself offers. The first value is the default."""

    key: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> Setting:
        return self.values[0].value

    def find(self, given: Setting) -> OptionValue:
        """The value meant by `given`, which may be text from a command line."""
        for candidate in self.values:
            if given is candidate.value or setting_as_text(given) == setting_as_text(candidate.value):
                return candidate
        known = ", ".join(setting_as_text(v.value) for v in self.values)
        value = setting_as_text(given)
        facts = {"option": self.key, "value": value, "values": known}
        raise BadSetup(f"Option {self.key} cannot be {value}; it can be {known}.", "option-value", facts)


def setting_as_text(setting: object) -> str:
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


def listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)


def flag(
    key: str, seats: tuple[int, ...] | None = None, only_with: tuple[str, Setting] | None = None
) -> Option:
    """An option that is off unless asked for."""
    return Option(key, (OptionValue(False), OptionValue(True, seats, only_with)))


def choice(key: str, *values: str) -> Option:
    """An option with named values; the first is the default."""
    return Option(key, tuple(OptionValue(value) for value in values))


@dataclass(frozen=True)
class Manifest:
    id: str
    title: str
    designers: tuple[str, ...]
    publisher: str
    seats: tuple[int, ...]
    rules_prefixes: tuple[str, ...]
    entry: str
    """module:class of the Game."""
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    """Moves only when an old record would replay differently."""
    minutes: int = 30
    default_seats: int = field(default=2)

    def check_seats(self, seats: int) -> None:
        if not isinstance(seats, int) or seats not in self.seats:
            sentence = f"{self.title} is for {self.seats_in_words} seats, not {seats}."
            raise BadSetup(
                sentence, "seats", {"game": self.title, "seats": listed(self.seats), "given": seats}
            )

    @property
    def seats_in_words(self) -> str:
        """`2 to 6`, `2 or 4`, `2`."""
        first, last = self.seats[0], self.seats[-1]
        if len(self.seats) > 1 and self.seats == tuple(range(first, last + 1)):
            return f"{first} to {last}"
        return " or ".join(str(count) for count in self.seats)

    def resolve(self, seats: int, given: Mapping[str, Setting] | None = None) -> dict[str, Setting]:
        """All options with their values, defaults filled in; BadSetup says what is wrong."""
        self.check_seats(seats)
        asked = dict(given or {})
        settings = {option.key: self._setting(option, seats, asked) for option in self.options}
        for key in asked:
            known = ", ".join(option.key for option in self.options) or "none"
            sentence = f"{self.title} has no option {key}; its options are: {known}."
            raise BadSetup(sentence, "no-option", {"game": self.title, "option": key})
        self._check_together(settings)
        return settings

    def _check_together(self, settings: Mapping[str, Setting]) -> None:
        for option in self.options:
            found = option.find(settings[option.key])
            if found.only_with is not None and not found.goes_with(settings):
                needed, value = found.only_with
                sentence = (
                    f"Option {option.key}={setting_as_text(found.value)} is only for "
                    f"{needed}={setting_as_text(value)}."
                )
                facts = {"option": option.key, "other": needed, "value": setting_as_text(value)}
                raise BadSetup(sentence, "option-with", facts)

    def _setting(self, option: Option, seats: int, asked: dict[str, Setting]) -> Setting:
        found = option.find(asked.pop(option.key, option.default))
        if not found.allows(seats):
            fitting = " or ".join(str(n) for n in found.seats or ())
            value = setting_as_text(found.value)
            sentence = f"Option {option.key}={value} is for {fitting} seats, not {seats}."
            raise BadSetup(
                sentence,
                "option-seats",
                {"option": option.key, "seats": listed(found.seats or ()), "given": seats},
            )
        return found.value

    def option_sets(self, seats: int) -> Iterator[dict[str, Setting]]:
        """Every combination of options that this number of seats can be played with."""
        columns = [[v.value for v in option.values if v.allows(seats)] for option in self.options]
        for row in itertools.product(*columns):
            settings = dict(zip((option.key for option in self.options), row, strict=True))
            if all(option.find(settings[option.key]).goes_with(settings) for option in self.options):
                yield settings


def options_as_text(settings: Mapping[str, Setting]) -> str:
    """Options as a record or a command line writes them: `expert=true first_player=random`."""
    return " ".join(f"{key}={setting_as_text(value)}" for key, value in settings.items())


def options_from_text(text: str) -> dict[str, Setting]:
    """The reverse of options_as_text; values stay text until a manifest resolves them."""
    settings: dict[str, Setting] = {}
    for word in text.replace(",", " ").split():
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise BadSetup(f"An option is written key=value, not {word!r}.")
        settings[key] = value
    return settings
