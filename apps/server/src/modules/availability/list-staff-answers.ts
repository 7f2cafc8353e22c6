import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { Availability } from '@foyer/domain/scheduling/availability-state.ts';
import { decideTimeslotFill } from '@foyer/domain/scheduling/timeslot-shut.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listAllTicketGroups } from '../catalog/index.ts';
import { easiestFirst } from './easiest-first.ts';
import { timeslotsOfSale } from './list-timeslots-on-sale.ts';
import { readSale } from './read-sale.ts';

/**
 * What each timeslot of a date is to staff, by its id: of the ticket groups that share it, the one that is easiest to
 * get; a time that has begun says how full it was.
 */
export async function listStaffAnswers(
  scope: ClientScope,
  { date, at }: { date: LocalDate; at: Date },
): Promise<Map<string, Availability>> {
  const groups = (await listAllTicketGroups(scope)).filter(
    ({ isArchived, kind }) => !isArchived && kind === 'day plus time',
  );
  const ticketGroupIds = groups.map(({ id }) => id);
  const asker = { channel: null, at, from: date, until: date, people: 1, isApart: true };
  const sale = await readSale(scope, { ...asker, ticketGroupIds });
  const answers = new Map<string, Availability>();
  for (const id of ticketGroupIds) {
    for (const timeslot of timeslotsOfSale(sale, { ...asker, ticketGroupIds: [id] })) {
      const isPast = timeslot.availability.reason === 'past';
      const answer = isPast ? decideTimeslotFill(timeslot, sale.thresholds) : timeslot.availability;
      const known = answers.get(timeslot.id);
      if (!known || easiestFirst.indexOf(answer.state) < easiestFirst.indexOf(known.state)) {
        answers.set(timeslot.id, answer);
      }
    }
  }
  return answers;
}
