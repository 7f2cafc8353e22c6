import type { LocalDate } from '../../calendar/local-date.ts';

/** Tickets that are sold and not used yet, for one visit; without a date they are for no day. */
export interface SoldTickets {
  date: LocalDate | null;
  ticketCount: number;
}

export const touchReasons = ['closed-day', 'weekday', 'date', 'time', 'place', 'limit'] as const;
export type TouchReason = (typeof touchReasons)[number];

export interface TouchedTickets extends SoldTickets {
  reason: TouchReason;
}

/**
 * The days whose visitors a change affects: they could come before and cannot afterwards. What was impossible before
 * is left out.
 */
export function listTouchedTickets<Sold extends SoldTickets>(
  sold: readonly Sold[],
  before: (tickets: Sold) => TouchReason | null,
  after: (tickets: Sold) => TouchReason | null,
): TouchedTickets[] {
  return joined(
    sold.flatMap((tickets) => {
      const reason = before(tickets) === null ? after(tickets) : null;
      const { date, ticketCount } = tickets;
      return reason === null ? [] : [{ date, reason, ticketCount }];
    }),
  );
}

/** What is sold above a limit that is being lowered or switched on, each number as it is counted. */
export function listAboveLimit(
  counted: readonly SoldTickets[],
  before: number | null,
  after: number | null,
): TouchedTickets[] {
  if (after === null || (before !== null && before <= after)) return [];
  const above = counted.filter(({ ticketCount }) => ticketCount > after);
  return joined(
    above.map(({ date, ticketCount }) => ({ date, reason: 'limit', ticketCount: ticketCount - after })),
  );
}

/** Each day and reason once, by date. */
function joined(touched: readonly TouchedTickets[]): TouchedTickets[] {
  const days = new Map<string, TouchedTickets>();
  for (const one of touched) {
    const key = `${one.date ?? ''} ${one.reason}`;
    const ticketCount = (days.get(key)?.ticketCount ?? 0) + one.ticketCount;
    days.set(key, { ...one, ticketCount });
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day);
}
