import { datesFromUntil, type LocalDate, laterDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { findShut } from '@foyer/domain/scheduling/availability/shut-rules.ts';
import type { Shut } from '@foyer/domain/scheduling/availability/timeslot-shut.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listTicketGroups } from '../../catalog/index.ts';
import { eventFacts } from '../event-facts.ts';
import { listSaleTypes, type SaleType } from '../sale-type.repository.ts';
import { type ProductDays, readProductDays } from './read-product-days.ts';

interface DayQuestion {
  ticketGroupIds: readonly string[];
  /** The tickets themselves; those with an event are sold where and when it is. */
  ticketTypeIds: readonly string[];
  date: LocalDate;
  at: Date;
}

/**
 * Why tickets of these groups, that have no times, are not sold together for a date; null = they are. By the rules
 * that the calendar shows: the engine asks before it holds.
 */
export async function checkDayOnSale(
  scope: ClientScope,
  { ticketGroupIds, ticketTypeIds, date, at }: DayQuestion,
): Promise<Shut | null> {
  const groups = await listTicketGroups(scope, ticketGroupIds);
  const types = await listSaleTypes(scope, ticketGroupIds, null);
  const days = await readProductDays(scope, groups, { from: date, until: date, at });
  for (const group of groups) {
    const own = types.filter(
      ({ id, ticketGroupId }) => ticketGroupId === group.id && ticketTypeIds.includes(id),
    );
    const shuts = [shutOn(group, days, date, at), ...own.map((type) => shutOn(group, days, date, at, type))];
    const shut = shuts.find((one) => one !== null);
    if (shut) return shut;
  }
  return null;
}

/** At one of the product's locations a day is enough. */
function shutOn(
  group: TicketGroup,
  days: ProductDays,
  date: LocalDate,
  at: Date,
  type?: SaleType,
): Shut | null {
  const shuts = days.of(group, date).map((timeslot) => {
    const now = { at, today: localDateAt(at, timeslot.timeZone) };
    const types = type && [{ ...eventFacts(type, timeslot, at), validUntil: type.validUntil, limits: [] }];
    return findShut({ timeslot, sale: group, now, ...(types ? { types } : {}) });
  });
  return shuts.includes(null) ? null : (shuts[0] ?? null);
}

/** As far ahead as timeslots are made. */
const mostDays = 550;

/** Of some groups of kind period, those with a day on which a visitor can still come. */
export async function listPeriodsWithDaysLeft(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
  { today, at }: { today: LocalDate; at: Date },
): Promise<Set<string>> {
  const left = new Set<string>();
  for (const group of await listTicketGroups(scope, ticketGroupIds)) {
    const { validFrom, validUntil } = group;
    if (validFrom === null || validUntil === null || validUntil < today) continue;
    const dates = datesFromUntil(laterDate(validFrom, today), validUntil).slice(0, mostDays);
    const [from = today] = dates;
    const days = await readProductDays(scope, [group], { from, until: dates.at(-1) ?? from, at });
    if (dates.some((date) => shutOn(group, days, date, at) === null)) left.add(group.id);
  }
  return left;
}
