import { localDateAt, localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import { decideBuyerCancellation } from '@foyer/domain/refunds/decide-buyer-cancellation.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { TicketToChange } from '../../orders/index.ts';
import { type ChangeRules, decideVisit } from '../change-terms.ts';

type Moves = Pick<VisitorChanges, 'moves' | 'moveRefusal'>;
type Shown = NonNullable<VisitorChanges['moveRefusal']>;

export function shownRefusal({ code, params = {} }: Refusal): Shown {
  const shown = Object.entries(params).flatMap(([name, value]): [string, string | number][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
  );
  return { code, params: Object.fromEntries(shown) };
}

/**
 * Which tickets their buyer can move, and why not where none can: those of one visit that keep to the same dates, fee and
 * use of a lower price are one move. Merchandise is for no visit, also where it was sold with a time.
 */
export function listMoves(rules: ChangeRules, all: readonly TicketToChange[], now: Date): Moves {
  const tickets = all.filter(({ itemKind }) => !isMerchandise(itemKind));
  const asked = { by: 'buyer', now } as const;
  const able = tickets.flatMap((ticket) => {
    const { isAllowed, tickets: decided, dates, until } = decideVisit(rules, [ticket], null, asked);
    const [one] = decided;
    const { visitDate: date, visitTime: time } = ticket;
    if (!isAllowed || !one || !dates || !until || date === null) return [];
    const { feeMinor, isDifferenceReturned, mostTimes } = one.rules;
    const timesLeft = mostTimes - ticket.rebookings;
    return [{ ticket, visit: { date, time }, dates, until, feeMinor, isDifferenceReturned, timesLeft }];
  });
  const keyOf = ({ ticket, dates, feeMinor, isDifferenceReturned }: (typeof able)[number]) =>
    JSON.stringify([ticket.timeslotId, ticket.visitDate, dates, feeMinor, isDifferenceReturned]);
  const moves = [...Map.groupBy(able, keyOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { visit, dates, feeMinor, isDifferenceReturned } = first;
    const { timeZone } = first.ticket;
    const deadline = new Date(Math.min(...own.map(({ until }) => until.getTime())));
    const today = localDateAt(now, timeZone);
    return {
      ticketIds: own.map(({ ticket }) => ticket.id),
      visit,
      feeMinor,
      isDifferenceReturned,
      timesLeft: Math.min(...own.map(({ timesLeft }) => timesLeft)),
      from: dates.from < today ? today : dates.from,
      until: dates.until,
      deadline: localTimeAt(deadline, timeZone),
    };
  });
  if (moves.length > 0) return { moves, moveRefusal: null };
  const decision = decideVisit(rules, tickets, null, asked);
  const reason = decision.reasons[0] ?? decision.tickets.flatMap(({ reasons }) => reasons)[0];
  return { moves, moveRefusal: shownRefusal(reason ?? { code: 'rebooking-no-visit' }) };
}

/** Whether its buyer can cancel a ticket, and until when. */
export function decideCancellation(
  { refunds: settings }: ChangeRules,
  ticket: TicketToChange,
  now: Date,
): Result<{ until: Date | null }> {
  // Staff take a card back: what is used of it stays with the museum.
  if (ticket.sells !== null) return refused({ code: 'cancellation-not-online' });
  const { isScanned, visitDate: date, visitTime: time, timeZone } = ticket;
  const visit = date === null ? null : { date, time };
  return decideBuyerCancellation({ settings, ticket: { state: 'active', isScanned, visit }, timeZone, now });
}
