import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { HoldCapacity } from '@foyer/domain/capacity/withheld-places.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { holdCapacityRule } from '@foyer/domain/channels/hold-capacity.ts';
import type { AvailabilityThresholds } from '@foyer/domain/scheduling/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketGroups } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import { findThresholds, listTimeslotsBetween, type Timeslot } from '../scheduling/index.ts';
import { type LimitsOfTypes, readLimits } from './limits-of-types.ts';
import { listHouseLimits, listSharedCalendars } from './sale-calendar.repository.ts';
import type { SaleQuestion } from './sale-question.ts';
import { listGroupsOffChannel, listSaleTypes, type SaleType } from './sale-type.repository.ts';

/** All that decides what can be bought on some dates. */
export interface Sale {
  groups: TicketGroup[];
  types: SaleType[];
  timeslots: Timeslot[];
  /** Only staff sell from these. */
  hiddenCalendarIds: ReadonlySet<string>;
  groupsOffChannel: ReadonlySet<string>;
  holdCapacity: HoldCapacity | null;
  thresholds: AvailabilityThresholds;
  limits: LimitsOfTypes;
  /** The date that clocks of a zone show at the moment of asking: worked out once, not for every timeslot. */
  todayIn: (timeZone: string) => LocalDate;
}

/** Reads a sale: a fixed number of statements, whatever the number of timeslots. Pages see no hidden calendar. */
export async function readSale(scope: ClientScope, question: SaleQuestion): Promise<Sale> {
  const { ticketGroupIds, channel, at, from, until } = question;
  const calendars = await listSharedCalendars(scope, ticketGroupIds);
  const seen = calendars.filter(({ hidden }) => !hidden || channel === null || question.withHidden);
  const types = await listSaleTypes(scope, ticketGroupIds, channel ? 'website' : null);
  const calendarIds = seen.map(({ id }) => id);
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
    seen.map(({ locationId }) => locationId),
  );
  return {
    groups: await listTicketGroups(scope, ticketGroupIds),
    types,
    timeslots,
    hiddenCalendarIds: new Set(calendars.flatMap(({ id, hidden }) => (hidden ? [id] : []))),
    groupsOffChannel: channel
      ? await listGroupsOffChannel(scope, ticketGroupIds, channel.id)
      : new Set<string>(),
    holdCapacity: channel?.holdCapacity
      ? holdCapacityRule(channel.holdCapacity, (await getClient(scope)).timeZone)
      : null,
    thresholds: await findThresholds(scope, at),
    limits: await readLimits(scope, types, { timeslots, around, houseLimits }),
    todayIn: todayByZone(at),
  };
}

function todayByZone(at: Date): Sale['todayIn'] {
  const known = new Map<string, LocalDate>();
  return (timeZone) => {
    const today = known.get(timeZone) ?? localDateAt(at, timeZone);
    known.set(timeZone, today);
    return today;
  };
}
