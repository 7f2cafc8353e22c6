import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { Availability } from '@foyer/domain/scheduling/availability/availability-state.ts';
import { decideTimeslotFill } from '@foyer/domain/scheduling/availability/timeslot-shut.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listAllTicketGroups } from '../../catalog/index.ts';
import { listTimeslotsBetween, type Timeslot } from '../../scheduling/index.ts';
import { easiestFirst } from '../explain/easiest-first.ts';
import { timeslotsOfSale } from '../list-timeslots-on-sale.ts';
import { readSale, type Sale } from '../read-sale.ts';
import { listTimedGroupsOfCalendars } from '../sale-days/sale-calendar.repository.ts';
import type { SaleQuestion } from '../sale-question.ts';

interface StaffQuestion {
  at: Date;
  from: LocalDate;
  until: LocalDate;
}

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
  const question = askerOf({ at, from: date, until: date });
  return answersOf(await readSale(scope, { ...question, ticketGroupIds }), ticketGroupIds, question);
}

/** A timeslot with what it is to staff: by the tickets of a product, or of the product that is easiest to get. */
export interface StaffTimeslot extends Timeslot {
  availabilityOf: (productId: string | null) => Availability;
}

/**
 * The timeslots of some calendars, by start, each with the same answer; one that nothing sells says how full it is. A
 * fixed number of statements, whatever the number of timeslots.
 */
export async function listStaffTimeslots(
  scope: ClientScope,
  calendarIds: readonly string[],
  asked: StaffQuestion,
): Promise<StaffTimeslot[]> {
  const links = await listTimedGroupsOfCalendars(scope, calendarIds);
  const ticketGroupIds = [...new Set(links.map(({ ticketGroupId }) => ticketGroupId))];
  const question = askerOf(asked);
  const sale = await readSale(scope, { ...question, ticketGroupIds });
  const ofAll = answersOf(sale, ticketGroupIds, question);
  const byProduct = new Map(
    [...Map.groupBy(sale.groups, ({ productId }) => productId)].map(([productId, groups]) => {
      const ids = groups.map(({ id }) => id);
      return [productId, answersOf(sale, ids, question)];
    }),
  );
  const linked = new Set(links.map(({ calendarId }) => calendarId));
  const unsold = calendarIds.filter((id) => !linked.has(id));
  const timeslots = [
    ...sale.timeslots.filter(({ calendarId }) => calendarIds.includes(calendarId)),
    ...(await listTimeslotsBetween(scope, unsold, asked.from, asked.until)),
  ].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return timeslots.map((timeslot) => ({
    ...timeslot,
    availabilityOf: (productId) =>
      (productId === null ? ofAll : byProduct.get(productId))?.get(timeslot.id) ??
      decideTimeslotFill(timeslot, sale.thresholds),
  }));
}

type Asker = Omit<SaleQuestion, 'ticketGroupIds'>;

function askerOf(asked: StaffQuestion): Asker {
  return { ...asked, channel: null, people: 1, isApart: true };
}

function answersOf(sale: Sale, ticketGroupIds: readonly string[], asker: Asker): Map<string, Availability> {
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
