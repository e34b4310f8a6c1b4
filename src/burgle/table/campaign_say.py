"""What members say to their campaign: each request looked at, and written as lines of its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.campaign import lines
from burgle.campaign.entries import Entry
from burgle.campaign.log import BadLog, CampaignLog, tidy
from burgle.campaign.shown import is_private
from burgle.table import campaign_files, campaign_home, names, seat_tokens, share
from burgle.table.campaign_messages import (
    CampaignDone,
    CampaignRequest,
    SayAgree,
    SayBack,
    SayBranch,
    SayEdition,
    SayFree,
    SayMember,
    SayNamed,
    SayPlay,
    SayShare,
    SaySit,
)
from burgle.table.campaigns import CampaignDraft, CampaignRoom
from burgle.table.company import box_named, clean_colour, clean_player, sides_of
from burgle.table.guests import Denied, good_key
from burgle.table.store import TokenRow

if TYPE_CHECKING:
    from burgle.table.company import Company


class MembersRequest:
    """One request of a member."""

    def __init__(self, company: Company, room: CampaignRoom, mine: list[str], asked: CampaignRequest) -> None:
        self.company, self.room, self.mine, self.asked = company, room, mine, asked
        self.token = ""
        self.rows: list[TokenRow] = []  # all tokens of the campaign, where tokens change
        self.live: tuple[Entry, ...] = ()  # of the game that is being played, where pages are shared

    @property
    def host(self) -> str:
        """The character of whoever looks after the campaign: the founder, or the first who has stayed."""
        wished = self.room.settings.get("host", "")
        people = self.room.people()
        return wished if wished in people else (people[0] if people else "")

    async def do(self) -> CampaignDone:
        """Do it; the same key is done only once, and answered in the same way as far as that can be told again."""
        asked, room = self.asked, self.room
        if not good_key(asked.key) or asked.key.startswith("close "):
            raise Denied("malformed")
        seat = room.keys.index(self.mine[0])
        if isinstance(asked, SaySit):
            table, given = await self.company.sit(room, self.mine)
            return self.done(table=table, seats=given)
        if isinstance(asked, SayPlay | SayFree):
            side = (asked.side or sides_of(room.log.pack)[0]) if isinstance(asked, SayFree) else ""
            if (seat, asked.key) not in room.done:
                await self.company.begin(room, asked.seats, self.mine, asked.key, side)
            table, given = await self.company.sit(room, self.mine)
            return self.done(table=table, seats=given)
        if isinstance(asked, SayBranch):
            return await self.branch(asked)
        if isinstance(asked, SayMember):
            house = self.company.house
            self.rows = await house.read(house.store.tokens_of, room.id)
        # Before another edition is laid under a campaign it is written down whole, for whoever looks after it to keep.
        before = (await campaign_files.export(self.company, room)).decode() if isinstance(asked, SayEdition) else ""
        if isinstance(asked, SayShare):
            self.live = campaign_home.live_entries(await campaign_home.live_record(self.company, room))
        await room.change(seat, asked.key, self.work)
        return self.done(token=self.token, export=before)

    def done(self, **told: object) -> CampaignDone:
        """The answer."""
        return CampaignDone(key=self.asked.key, seq=len(self.room.log.lines) - 1, **told)  # type: ignore[arg-type]

    def work(self, draft: CampaignDraft) -> None:
        """Write the lines of a request."""
        asked = self.asked
        if isinstance(asked, SayMember):
            self.member(draft, asked)
        elif isinstance(asked, SayNamed):
            text = tidy(names.clean(asked.text, share.LONGEST_TITLE))
            draft.say(lines.Named(thing=asked.thing, text=text, by=self.mine[0]))
        elif isinstance(asked, SayBack):
            self.wish(draft, asked.to)
        elif isinstance(asked, SayAgree):
            self.agree(draft, asked)
        elif isinstance(asked, SayEdition):
            self.edition(draft, asked.version)
        elif isinstance(asked, SayShare):
            if not self.own_page(asked.ref):
                raise Denied("malformed", "no-such-page")
            draft.say(lines.ShareEntry(ref=asked.ref, by=self.mine[0]))

    def own_page(self, ref: str) -> bool:
        """Whether a page was read and is one's own to share: it addressed one of these characters, or was everybody's."""
        told = [entry for _, _, body in self.room.games() for entry in body.entries]
        to = [entry.who for entry in (*told, *self.live) if entry.kind == "opened" and entry.args[:1] == (ref,)]
        return any(who in self.mine for who in to) or (bool(to) and not is_private(self.room.log.pack, ref))

    def member(self, draft: CampaignDraft, asked: SayMember) -> None:
        """Take, name, hand over or leave a character: the own one, one that nobody has, or as the host any."""
        now = draft.log.now
        known = {one.key: one for one in now.characters}
        if asked.character not in known:
            raise Denied("malformed", "no-such-character", name=repr(asked.character[:20]), known=", ".join(known))
        before = known[asked.character]
        if before.player and asked.character not in self.mine and self.host not in self.mine:
            raise Denied("no_seat")
        player = clean_player(asked.player, [one.player for one in now.characters if one.key != before.key])
        new = not asked.left and (asked.hand_over or not before.player)
        if new and not player:
            raise Denied("malformed", "member-needs-name")
        if asked.left and len(self.room.people()) == 1 and before.player:
            raise Denied("not_now", "last-member")
        seat = self.room.keys.index(asked.character)
        digest = ""
        if asked.left or asked.hand_over:
            draft.revoked += self.tokens_of(seat)
        if new:
            self.token = seat_tokens.new_token(self.company.house.chance)
            row = TokenRow(digest=seat_tokens.digest(self.token), table=self.room.id, seat=seat)
            draft.tokens.append(row)
            digest = row.digest.hex()
        draft.say(
            lines.Member(
                character=asked.character,
                player=player,
                name=tidy(names.clean(asked.name, share.LONGEST_TITLE)),
                colour=clean_colour(asked.colour),
                token=digest,
                left=asked.left,
            )
        )

    def tokens_of(self, seat: int) -> list[bytes]:
        """The tokens of a character, which are no good any more."""
        return [row.digest for row in self.rows if row.seat == seat]

    # ---------------------------------------------------------------- the time machine

    def wish(self, draft: CampaignDraft, to: int) -> None:
        """Go back, or ask the others first."""
        if not 0 <= to < len(draft.log.lines):
            raise Denied("malformed", "no-such-line")
        others = [key for key in self.room.people() if key not in self.mine]
        if others:
            draft.say(lines.WishBack(to=to, by=tuple(self.mine)))
        else:
            draft.say(lines.GoBack(to=to, agreed=tuple(self.mine)))

    def agree(self, draft: CampaignDraft, asked: SayAgree) -> None:
        """Say yes or no to a wish; when all have said yes, it is done."""
        wish = self.room.wish()
        if wish is None or wish[0] != asked.to:
            raise Denied("stale", seq=len(draft.log.lines) - 1)
        draft.say(lines.WishBack(to=asked.to, by=tuple(self.mine), yes=asked.yes))
        if asked.yes and not [key for key in wish[2] if key not in self.mine]:
            draft.say(lines.GoBack(to=asked.to, agreed=tuple(self.room.people())))

    async def branch(self, asked: SayBranch) -> CampaignDone:
        """Found another campaign that goes on from a line of this one; it copies nothing but the chronicle."""
        log = self.room.log
        if not 0 <= asked.line < len(log.lines):
            raise Denied("malformed", "no-such-line")
        now = log.states[asked.line]
        title = names.clean(asked.title, share.LONGEST_TITLE) or log.title
        new = CampaignLog(seat_tokens.new_name(self.company.house.chance))
        body = lines.Found(
            form=lines.FORM,
            pack=now.pack,
            version=now.version,
            digest=now.digest,
            title=title,
            settings=self.room.settings,
            whence=lines.Whence(campaign=log.id, line=asked.line),
            chronicle=now,
        )
        founded = await self.company.write(new, [body], self.host)
        return self.done(founded=founded)

    def edition(self, draft: CampaignDraft, version: int) -> None:
        """Go on with another edition of the box; only whoever looks after the campaign."""
        if self.host not in self.mine:
            raise Denied("not_host")
        now = draft.log.now
        try:
            pack = box_named(now.pack, version)
        except KeyError:
            raise Denied("malformed", "no-such-edition", version=version) from None
        try:
            draft.say(lines.NewEdition(before=now.version, version=version, digest=pack.digest))
        except BadLog as error:
            raise Denied("not_now", "campaign-refuses", reason=str(error)) from None
