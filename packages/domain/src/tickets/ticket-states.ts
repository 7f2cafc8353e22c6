import { ok, type Result, refused } from '../result/result.ts';

/** The one state of a ticket; whether it was scanned is a fact beside it (product.md section 6). */
export const ticketStates = ['active', 'inactive', 'cancelled'] as const;

export type TicketState = (typeof ticketStates)[number];

/** Cancelling is final: its code is invalid at once and for good. */
const transitions: Record<TicketState, readonly TicketState[]> = {
  inactive: ['active', 'cancelled'],
  active: ['inactive', 'cancelled'],
  cancelled: [],
};

/** The ticket's new state, or the refusal `ticket-state-not-allowed` with both states. */
export function decideTicketState(from: TicketState, to: TicketState): Result<TicketState> {
  return transitions[from].includes(to)
    ? ok(to)
    : refused({ code: 'ticket-state-not-allowed', params: { from, to } });
}

/** What happened to a ticket since it was sold. */
export type TicketSaleState = 'acquired' | 'used' | 'cancelled' | 'rebooked';

/** The sale state by the ticket's dates: what ended it counts before what was done with it. */
export function decideTicketSaleState(ticket: {
  usedAt: string | null;
  cancelledAt: string | null;
  rebookedAt: string | null;
}): TicketSaleState {
  if (ticket.rebookedAt) {
    return 'rebooked';
  }
  if (ticket.cancelledAt) {
    return 'cancelled';
  }
  return ticket.usedAt ? 'used' : 'acquired';
}

/** How far an order's tickets have been let in; cancelled tickets do not count. */
export type ScanProgress = 'unscanned' | 'partly scanned' | 'scanned';

/** Whether none, some or all of the tickets that count were scanned. */
export function decideScanProgress(scanned: number, valid: number): ScanProgress {
  if (scanned === 0) {
    return 'unscanned';
  }
  return scanned < valid ? 'partly scanned' : 'scanned';
}
