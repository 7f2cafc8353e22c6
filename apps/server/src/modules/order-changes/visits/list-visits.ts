import type { AvailabilityState } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listDaysOnSale, listTimeslotsOnSale, type SaleQuestion } from '../../availability/index.ts';
import type { TicketToChange } from '../../orders/index.ts';

/** A visit that tickets can go to: a timeslot, or for tickets without a time a day. */
export interface VisitToChoose {
  /** null = a day. */
  timeslotId: string | null;
  date: string;
  time: string | null;
  /** null = no limit. */
  left: number | null;
  state: AvailabilityState;
  /** Why it is closed or full: that of "Why?". */
  reason: string;
  /** All of the tickets fit; what they give back where they are now is not counted. */
  hasRoom: boolean;
  isNow: boolean;
}

/** The visits for which these tickets are sold, in the order of their starts; hidden ones for staff only. */
export async function listVisitsForTickets(
  app: App,
  scope: ClientScope,
  tickets: readonly TicketToChange[],
  range: { from: string; until: string },
  { withHidden, at = app.clock() }: { withHidden: boolean; at?: Date },
): Promise<VisitToChoose[]> {
  const [first] = tickets;
  if (!first) return [];
  const wanted = Map.groupBy(tickets, ({ ticketTypeId }) => ticketTypeId);
  const question: SaleQuestion = {
    ticketGroupIds: [...new Set(tickets.map(({ ticketGroupId }) => ticketGroupId))],
    tickets: [...wanted].map(([ticketTypeId, ofType]) => ({ ticketTypeId, quantity: ofType.length })),
    people: tickets.length,
    keepsCodes: true,
    channel: null,
    withHidden,
    at,
    ...range,
  };
  if (first.timeslotId === null) {
    const days = await listDaysOnSale(scope, question);
    return days.map(({ date, availability, hasRoom }) => {
      const { left, state, reason } = availability;
      const isNow = date === first.visitDate;
      return { timeslotId: null, date, time: null, left, state, reason: reason ?? '', hasRoom, isNow };
    });
  }
  const timeslots = await listTimeslotsOnSale(scope, question);
  return timeslots.map(({ id: timeslotId, date, time, availability, hasRoom }) => {
    const { left, state, reason } = availability;
    const isNow = timeslotId === first.timeslotId;
    return { timeslotId, date, time, left, state, reason: reason ?? '', hasRoom, isNow };
  });
}
