import type { LocalDate } from '../calendar/local-date.ts';
import type { TicketGroupKind } from './ticket-group-input.ts';

/** A sellable set of ticket types with shared date rules. Dates are included; null = open on that side. */
export interface TicketGroup {
  id: string;
  productId: string;
  name: string;
  kind: TicketGroupKind;
  availableFrom: LocalDate | null;
  availableUntil: LocalDate | null;
  lookaheadDays: number | null;
  cutOffMinutes: number;
  pageMaximum: number;
  childNeedsAdult: boolean;
  isArchived: boolean;
}

/** The states of specification 001, section 4: active, future, expired, archived. */
export const ticketGroupStates = ['active', 'future', 'expired', 'archived'] as const;
export type TicketGroupState = (typeof ticketGroupStates)[number];

/** What a ticket group is on a date. */
export function ticketGroupStateOn(
  group: Pick<TicketGroup, 'isArchived' | 'availableFrom' | 'availableUntil'>,
  today: LocalDate,
): TicketGroupState {
  if (group.isArchived) return 'archived';
  if (group.availableFrom !== null && group.availableFrom > today) return 'future';
  return group.availableUntil !== null && group.availableUntil < today ? 'expired' : 'active';
}
