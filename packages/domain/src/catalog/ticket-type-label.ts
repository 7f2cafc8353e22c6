import type { Availability } from '../scheduling/availability/availability-state.ts';

/** Ticket type status labels (specification 001, section 4), as ticket_type.status_label keeps them. */
export const ticketTypeLabels = ['cancelled', 'none', 'closed', 'sold out'] as const;
export type TicketTypeLabel = (typeof ticketTypeLabels)[number];

/**
 * What a ticket type is called on a date where it cannot be bought: set by hand, else what the availability says.
 * Null = it can be bought, or what is left is only held and may come back.
 */
export function decideTicketTypeLabel(
  setByHand: TicketTypeLabel | null,
  { state, reason }: Pick<Availability, 'state' | 'reason'>,
): TicketTypeLabel | null {
  if (setByHand !== null) return setByHand;
  if (state === 'closed') return reason === 'cancelled' ? 'cancelled' : 'closed';
  return state === 'none' || state === 'sold out' ? state : null;
}
