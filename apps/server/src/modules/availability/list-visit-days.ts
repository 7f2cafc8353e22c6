import { bookableStates } from '@foyer/domain/scheduling/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listDayTicketsOnSale } from './list-day-tickets-on-sale.ts';
import { type DayOnSale, listDaysOnSale } from './list-days-on-sale.ts';
import { listOpenDayGroups } from './open-day.repository.ts';
import type { SaleQuestion } from './sale-question.ts';

/** Of some ticket groups, those whose tickets are for a timeslot, and the others. */
export async function splitByTimeslots(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<{ timed: string[]; plain: string[] }> {
  const groups = await listOpenDayGroups(scope, ticketGroupIds);
  const plain = groups.map(({ id }) => id);
  return { timed: ticketGroupIds.filter((id) => !plain.includes(id)), plain };
}

/**
 * Every date of the question, whatever the groups are sold for: a visit with timeslots is on the days that its tickets
 * for a day are sold for too.
 */
export async function listVisitDays(scope: ClientScope, question: SaleQuestion): Promise<DayOnSale[]> {
  const { timed, plain } = await splitByTimeslots(scope, question.ticketGroupIds);
  if (plain.length === 0) return listDaysOnSale(scope, question);
  const plainDays = await listDayTicketsOnSale(scope, { ...question, ticketGroupIds: plain });
  if (timed.length === 0) return plainDays;
  const timedDays = await listDaysOnSale(scope, { ...question, ticketGroupIds: timed });
  return timedDays.map((day, index) => {
    const other = plainDays[index];
    return other ? together(day, other) : day;
  });
}

function together(one: DayOnSale, other: DayOnSale): DayOnSale {
  const isShut =
    !bookableStates.includes(other.availability.state) && bookableStates.includes(one.availability.state);
  const { availability, look } = isShut ? other : one;
  const prices = [one.fromPriceMinor, other.fromPriceMinor].filter((price) => price !== null);
  return {
    date: one.date,
    availability,
    look,
    hasRoom: one.hasRoom && other.hasRoom,
    fromPriceMinor: prices.length === 2 ? Math.min(...prices) : null,
  };
}
