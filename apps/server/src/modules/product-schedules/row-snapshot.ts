/** What a change of a product calendar is about. */
export type ChangeSubject = 'schedule' | 'blocker';

/** A row as the table holds it: what undoing writes back, with its place among the others. */
export type RowSnapshot = Record<string, unknown>;

/** A link of a ticket group to the timeslot group that it was taken from. */
export interface TakenLink {
  calendarId: string;
  ticketGroupId: string;
}
