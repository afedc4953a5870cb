// What the host sees of an open table: a card for every seat with its link, the wall, and what may be switched.

import check from "icon:check-mark";
import gate from "icon:dungeon-gate";
import phone from "icon:smartphone";
import robot from "icon:vintage-robot";
import helm from "icon:visored-helm";
import { useEffect, useState } from "preact/hooks";
import { copyFrom } from "../../core/copy";
import type { InvitationState, InvitedLink, InvitedSeat, Links } from "../../generated/live";
import { Icon } from "../../ui/pieces/Icon";
import { Qr } from "../../ui/pieces/Qr";
import { SeatBadge, seatLetter } from "../../ui/pieces/SeatBadge";
import type { ViewProps } from "../Live";
import { useLiveWords } from "../words";

const ART = { here: helm, waiting: phone, joined: phone, away: phone, bot: robot } as const;
type Status = keyof typeof ART;

export function Invitation({ state, hasKernel, send, listen }: ViewProps<InvitationState>) {
  const words = useLiveWords();
  const [links, setLinks] = useState<Links | null>(null);
  useEffect(
    () => listen((message) => message.type === "links" && setLinks(message as unknown as Links)),
    [listen],
  );
  useEffect(() => send({ type: "links" }), [hasKernel, state.open]);
  const free = state.seats.filter(({ status }) => !["here", "bot"].includes(status)).length;
  return (
    <>
      <header class="bar">
        <Icon art={gate} class="crest" />
        <h2>{state.title}</h2>
        <span class="cap grow">{words.invite}</span>
      </header>
      <p class="turn">
        <span class="words">
          <b>{!state.open ? words.closed : free ? words.head(free) : words.noSeats}</b>{" "}
          {state.open && free > 0 && <span class="cap">{words.headText}</span>}
        </span>
      </p>
      {state.vote && (
        <p class="voteline" role="alert">
          <span class="grow">{state.vote}</span>
          <button type="button" class="btn main" onClick={() => send({ type: "vote", yes: true })}>
            {words.agree}
          </button>
          <button type="button" class="btn" onClick={() => send({ type: "vote", yes: false })}>
            {words.disagree}
          </button>
        </p>
      )}
      {state.open && (
        <div class="invbody">
          <ul class="table seatcards">
            {state.seats.map((seat) => (
              <SeatCard
                key={seat.seat}
                seat={seat}
                state={state}
                link={links?.seats[seat.seat]}
                send={send}
              />
            ))}
          </ul>
          <aside class="wallside">
            <h3>{words.wall}</h3>
            {links && <LinkBox link={links.wall} what={words.wall} />}
            <p class="aside">{words.wallText}</p>
            <p class="aside">{words.watching(state.watching)}</p>
            {state.seats.every(({ status }) => status !== "joined" && status !== "away") && (
              <section class="oneroom">
                <h3>{words.oneRoom}</h3>
                <p class="aside">{words.oneRoomText}</p>
                <button type="button" class="btn" onClick={() => send({ type: "end" })}>
                  {words.oneScreen}
                </button>
              </section>
            )}
            <p class="aside warn">{state.hub ? words.hub : state.outside ? words.wifi : words.onlyHere}</p>
          </aside>
        </div>
      )}
      {state.open && (
        <footer class="invfoot">
          <span class="aside grow">{state.odds ? words.oddsOn : words.oddsOff}</span>
          <button type="button" class="btn" onClick={() => send({ type: "odds", on: !state.odds })}>
            {state.odds ? words.hideOdds : words.showOdds}
          </button>
          <button type="button" class="btn" onClick={() => send({ type: "end" })}>
            {words.end}
          </button>
        </footer>
      )}
    </>
  );
}

interface CardProps {
  seat: InvitedSeat;
  state: InvitationState;
  link: InvitedLink | undefined;
  send(message: Record<string, unknown>): void;
}

function SeatCard({ seat, state, link, send }: CardProps) {
  const words = useLiveWords();
  const status = seat.status as Status;
  const text = {
    here: words.hereText,
    waiting: words.waitingText,
    joined: words.joinedText,
    away: words.awayText,
    bot: link ? words.warmText : [seat.manner, seat.habit].filter(Boolean).join(": "),
  }[status];
  const open = status === "waiting" || status === "away" || (status === "bot" && link !== undefined);
  const chip = { here: "you", waiting: "", joined: "good", away: "bad", bot: "magic" }[status];
  return (
    <li class={`seatcard own-${seatLetter(seat.seat).toLowerCase()}`} data-status={status}>
      <header>
        <SeatBadge seat={seat.seat} />
        <h3 class="grow">{seat.name}</h3>
        <span class={`chip ${chip}`}>
          {status === "joined" && <Icon art={check} />}
          {words.statusOf[status]}
        </span>
      </header>
      <div class="mid">
        {open && link?.qr ? (
          <Qr {...link.qr} label={words.qr(seat.name)} />
        ) : (
          <Icon art={ART[status]} class="face" />
        )}
        <p class="aside">{text}</p>
      </div>
      <div class="row2">
        {open && link && <Copy link={link.link} />}
        {open && status !== "bot" && (
          <button
            type="button"
            class="btn"
            onClick={() => send({ type: "bot", seat: seat.seat, bot: state.bots[0]?.value })}
          >
            {words.useBot}
          </button>
        )}
        {status === "bot" && (
          <button type="button" class="btn" onClick={() => send({ type: "person", seat: seat.seat })}>
            {link ? words.waitFor : words.person}
          </button>
        )}
        {(status === "joined" || status === "away") && (
          <button type="button" class="link" onClick={() => send({ type: "remove", seat: seat.seat })}>
            {words.newLink}
          </button>
        )}
        {status === "joined" && (
          <>
            <button type="button" class="link" onClick={() => send({ type: "hide", seat: seat.seat })}>
              {words.hideName}
            </button>
            <button
              type="button"
              class="link"
              onClick={() => send({ type: "bot", seat: seat.seat, bot: state.bots[0]?.value })}
            >
              {words.useBot}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function LinkBox({ link, what }: { link: InvitedLink; what: string }) {
  const words = useLiveWords();
  return (
    <>
      {link.qr && <Qr {...link.qr} label={words.qr(what)} />}
      <Copy link={link.link} />
    </>
  );
}

/** The link with a button that copies it: the secret at its end is not worth reading. */
function Copy({ link }: { link: string }) {
  const words = useLiveWords();
  const [copied, setCopied] = useState(false);
  return (
    <span class="copy">
      <input
        readOnly
        value={link}
        aria-label={words.copy}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button
        type="button"
        class="btn"
        onClick={({ currentTarget }) => {
          const field = currentTarget.previousElementSibling as HTMLInputElement;
          void copyFrom(field).then(setCopied);
        }}
      >
        {copied ? words.copied : words.copy}
      </button>
    </span>
  );
}
