import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { HoldCapacity } from '@foyer/domain/capacity/withheld-places.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { holdCapacityRule } from '@foyer/domain/channels/hold-capacity.ts';
import type { AvailabilityThresholds } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketGroups } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import { findThresholds, listTimeslotsBetween, type Timeslot } from '../scheduling/index.ts';
import { type LimitsOfTypes, readLimits } from './limits-of-types.ts';
import { readProductDays } from './sale-days/read-product-days.ts';
import {
  listCalendarsOfGroups,
  listHouseLimits,
  type SaleCalendar,
} from './sale-days/sale-calendar.repository.ts';
import { listProductsOfGroups, type ProductOfGroup } from './sale-group.repository.ts';
import type { SaleQuestion } from './sale-question.ts';
import { listSaleTypes, type SaleType } from './sale-type.repository.ts';
import type { DayVisit } from './visit-time.ts';

/** All that decides what can be bought on some dates. */
export interface Sale {
  groups: TicketGroup[];
  products: ReadonlyMap<string, ProductOfGroup>;
  types: SaleType[];
  /** By their ids. */
  calendars: ReadonlyMap<string, SaleCalendar>;
  timeslots: Timeslot[];
  /** Of groups without timeslots: the day at each location of the product. */
  daysOf: (group: Pick<TicketGroup, 'productId'>, date: LocalDate) => readonly DayVisit[];
  holdCapacity: HoldCapacity | null;
  thresholds: AvailabilityThresholds;
  limits: LimitsOfTypes;
  /** The date that clocks of a zone show at the moment of asking: worked out once, not for every timeslot. */
  todayIn: (timeZone: string) => LocalDate;
}

/** Reads a sale: a fixed number of statements, whatever the number of timeslots. Pages see no hidden calendar. */
export async function readSale(scope: ClientScope, question: SaleQuestion): Promise<Sale> {
  const { ticketGroupIds, channel, at, from, until } = question;
  const groups = await listTicketGroups(scope, ticketGroupIds);
  const calendars = await listSeenCalendars(scope, groups, question);
  const onSale = await listSaleTypes(
    scope,
    ticketGroupIds,
    channel ? (channel.salesPoint ?? 'website') : null,
  );
  const types = question.keepsCodes ? onSale.map((type) => ({ ...type, barcodeSeries: null })) : onSale;
  const calendarIds = calendars.map(({ id }) => id);
  // A visit that blocks others may reach over midnight into the day beside those asked for.
  const beside = types.some(({ blocksOtherTimeslots }) => blocksOtherTimeslots) ? 1 : 0;
  const around = await listTimeslotsBetween(
    scope,
    calendarIds,
    addDays(from, -beside),
    addDays(until, beside),
  );
  const timeslots = around.filter(({ date }) => date >= from && date <= until);
  const houseLimits = await listHouseLimits(
    scope,
    calendars.map(({ locationId }) => locationId),
  );
  const plain = groups.filter(({ kind }) => kind !== 'day plus time');
  const days = await readProductDays(scope, plain, { from, until, at });
  const visits = [...timeslots, ...days.all];
  const holdCapacity = channel?.holdCapacity
    ? holdCapacityRule(channel.holdCapacity, (await getClient(scope)).timeZone)
    : null;
  return {
    groups,
    products: await listProductsOfGroups(scope, ticketGroupIds, channel?.id ?? null),
    types,
    calendars: new Map(calendars.map((calendar) => [calendar.id, calendar])),
    timeslots,
    daysOf: days.of,
    holdCapacity,
    thresholds: await findThresholds(scope, at),
    limits: await readLimits(scope, types, visits, { timeslots: around, houseLimits, at, holdCapacity }),
    todayIn: todayByZone(at),
  };
}

/** The calendars that all groups share, or of any of them where each group is a question of its own. */
async function listSeenCalendars(
  scope: ClientScope,
  groups: readonly TicketGroup[],
  { channel, withHidden, isApart }: SaleQuestion,
): Promise<SaleCalendar[]> {
  const timed = groups.filter(({ kind }) => kind === 'day plus time').map(({ id }) => id);
  const calendars = await listCalendarsOfGroups(scope, timed);
  return calendars.filter(
    ({ hidden, ticketGroupIds }) =>
      (!hidden || (withHidden ?? channel === null)) && (isApart || ticketGroupIds.length === timed.length),
  );
}

function todayByZone(at: Date): Sale['todayIn'] {
  const known = new Map<string, LocalDate>();
  return (timeZone) => {
    const today = known.get(timeZone) ?? localDateAt(at, timeZone);
    known.set(timeZone, today);
    return today;
  };
}
