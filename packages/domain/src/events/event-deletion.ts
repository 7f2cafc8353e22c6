import { ok, type Result, refused } from '../result/result.ts';

/** What still needs an event. */
export interface EventUse {
  /** Ticket types that are linked to it. */
  ticketTypeCount: number;
  /** Tickets of them that were ever sold. */
  ticketCount: number;
}

/** An event goes while nothing of it was sold and no ticket type is linked to it; what was sold is archived. */
export function decideEventDeletion({ ticketTypeCount, ticketCount }: EventUse): Result<true> {
  if (ticketCount > 0) return refused({ code: 'event-has-tickets', params: { count: ticketCount } });
  return ticketTypeCount > 0
    ? refused({ code: 'event-in-use', params: { count: ticketTypeCount } })
    : ok(true);
}
