import type { LocalDate } from '../calendar/local-date.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { TicketGroupInput } from './ticket-group-input.ts';
import type { TicketGroupKind } from './ticket-group-kinds.ts';

/** A sellable set of ticket types with shared date rules. Dates are included; null = open on that side. */
export interface TicketGroup extends TicketGroupInput {
  id: string;
  productId: string;
  kind: TicketGroupKind;
  isArchived: boolean;
  /** Raised by each change of its page; a save with an older version is refused. */
  version: number;
}

/** The states of specification 001, section 4: active, future, expired, archived. */
export const ticketGroupStates = ['active', 'future', 'expired', 'archived'] as const;
export type TicketGroupState = (typeof ticketGroupStates)[number];

/** What a ticket group is on a date; a fixed date or period that is over is expired, too. */
export function ticketGroupStateOn(
  group: Pick<TicketGroup, 'isArchived' | 'availableFrom' | 'availableUntil' | 'validUntil'>,
  today: LocalDate,
): TicketGroupState {
  if (group.isArchived) return 'archived';
  if (group.availableFrom !== null && group.availableFrom > today) return 'future';
  const ends = [group.availableUntil, group.validUntil];
  return ends.some((end) => end !== null && end < today) ? 'expired' : 'active';
}

/** Whether the group is open on a date by its own days, else by its weekdays. */
export function isGroupOpenOn(
  { openWeekdays, ownDays }: Pick<TicketGroup, 'openWeekdays' | 'ownDays'>,
  date: LocalDate,
): boolean {
  const own = ownDays.find((day) => day.date === date);
  return own ? own.isOpen : openWeekdays.includes(weekdayOf(date));
}
