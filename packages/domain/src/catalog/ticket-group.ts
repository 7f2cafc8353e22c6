import type { LocalDate } from '../calendar/local-date.ts';
import { type Weekday, weekdayOf } from '../calendar/weekday.ts';
import type { ETicketText } from './e-ticket-text.ts';
import type { OwnDay } from './ticket-group-input.ts';
import type { TicketGroupKind } from './ticket-group-kinds.ts';
import type { VisitMail } from './visit-mail.ts';

/** A sellable set of ticket types with shared date rules. Dates are included; null = open on that side. */
export interface TicketGroup {
  id: string;
  productId: string;
  name: string;
  kind: TicketGroupKind;
  availableFrom: LocalDate | null;
  availableUntil: LocalDate | null;
  validFrom: LocalDate | null;
  validUntil: LocalDate | null;
  openWeekdays: readonly Weekday[];
  ownDays: readonly OwnDay[];
  ticketLimit: number | null;
  lookaheadDays: number | null;
  cutOffMinutes: number;
  pageMaximum: number;
  childNeedsAdult: boolean;
  eTicketTexts: readonly ETicketText[];
  previsitMail: VisitMail;
  aftervisitMail: VisitMail;
  mailArticleCodes: readonly string[];
  mailsBlocked: boolean;
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
