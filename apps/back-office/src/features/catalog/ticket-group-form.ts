import type { TicketGroupPageQuery } from '../../generated/operations.ts';

export type EditedTicketGroup = TicketGroupPageQuery['ticketGroup'];

/** The fields of a ticket group's page. A type, so that a form can index it. */
export type TicketGroupForm = {
  name: string;
  availableFrom: string | null;
  availableUntil: string | null;
  lookaheadDays: number | null;
  /** null while nothing is typed; the rule says that it is needed. */
  cutOffMinutes: number | null;
  pageMaximum: number | null;
  childNeedsAdult: boolean;
};

export function ticketGroupFormOf(group: EditedTicketGroup): TicketGroupForm {
  const { name, availableFrom, availableUntil, lookaheadDays, cutOffMinutes, pageMaximum, childNeedsAdult } =
    group;
  return { name, availableFrom, availableUntil, lookaheadDays, cutOffMinutes, pageMaximum, childNeedsAdult };
}
