import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  explainAvailability,
  explainEmptyDate,
  type WhyDetails,
} from '@foyer/domain/scheduling/explain-availability.ts';
import { findPeriodInForce } from '@foyer/domain/scheduling/period-in-force.ts';
import type { Explanation } from '@foyer/domain/scheduling/why-step.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { getTimeslotGroup, type Timeslot } from '../scheduling/index.ts';
import { saleFactsOf } from './list-timeslots-on-sale.ts';
import type { Sale } from './read-sale.ts';
import { listSharedCalendars } from './sale-calendar.repository.ts';
import { type ChannelOfSale, channelFactsOf } from './sale-question.ts';
import {
  findClosedDayNote,
  findClosureReason,
  findException,
  findExceptionOn,
  findScheduleName,
  findWhoHasPlaces,
  findWhyCalendar,
  listLimitNames,
  type WhyCalendar,
} from './why-details.repository.ts';

interface Asked {
  group: { id: string; name: string };
  channel: (ChannelOfSale & { name: string }) | null;
  at: Date;
}

/** An explanation, and where the times come from that it speaks of. */
export interface ToldOfCalendar extends Explanation {
  calendarId: string | null;
  calendarKind: 'group' | 'schedule' | null;
  locationName: string;
  timeZone: string;
}

/** Why a timeslot is what it is to this channel, or to staff. */
export async function explainTimeslot(
  scope: ClientScope,
  sale: Sale,
  { timeslot, group, channel, at }: Asked & { timeslot: Timeslot },
): Promise<ToldOfCalendar> {
  const calendar = await findWhyCalendar(scope, timeslot.calendarId);
  const facts = saleFactsOf(sale, { channel, at }, timeslot, group.id, sale.types);
  const exception = await findException(scope, timeslot.exceptionId);
  const details: WhyDetails = {
    timeZone: timeslot.timeZone,
    channelName: channel?.name ?? null,
    groupName: group.name,
    source: await findSource(scope, calendar, timeslot.date, timeslot.madeByHand),
    exception: exception ? { note: exception.note, from: exception.from, until: exception.until } : null,
    closure: await findClosureReason(scope, timeslot.closureId),
    closedDayNote: (await findClosedDayNote(scope, timeslot.locationId, timeslot.date)) ?? '',
    wantedCapacity: timeslot.wantedCapacity,
    ...(await findWhoHasPlaces(scope, timeslot.id)),
    withheldUntil: withheldUntil(sale, timeslot),
    limits: await namedLimits(scope, sale, timeslot),
  };
  return { ...explainAvailability(facts, details, sale.thresholds), ...placeOf(calendar) };
}

/** Why a ticket group has no timeslot on a date. */
export async function explainDate(
  scope: ClientScope,
  sale: Sale,
  { date, group, channel, at }: Asked & { date: LocalDate },
): Promise<ToldOfCalendar> {
  const [first] = await listSharedCalendars(scope, [group.id]);
  const calendar = first && (await findWhyCalendar(scope, first.id));
  const { timeZone } = calendar ?? (await getClient(scope));
  const rules = sale.groups.find(({ id }) => id === group.id);
  if (!rules) throw new Error(`ticket group ${group.id} went while it was read`);
  const exception = calendar && (await findExceptionOn(scope, calendar.id, date));
  const note = calendar && (await findClosedDayNote(scope, calendar.locationId, date));
  const timeslot = { date, startsAt: at, state: 'open', capacity: null, heldCount: 0, soldCount: 0 } as const;
  const facts = {
    timeslot: { ...timeslot, isClosedDay: note !== undefined },
    sale: rules,
    isArchived: rules.isArchived,
    now: { at, today: localDateAt(at, timeZone) },
    ...(channel ? { channel: channelFactsOf(channel, group.id, sale.groupsOffChannel) } : {}),
  };
  const told = explainEmptyDate(facts, {
    timeZone,
    channelName: channel?.name ?? null,
    groupName: group.name,
    source: calendar ? await findSource(scope, calendar, date, false) : null,
    exception: exception ? { note: exception.note, from: exception.from, until: exception.until } : null,
    isClosed: exception?.closed ?? false,
    closure: { reason: '', note: '' },
    closedDayNote: note ?? '',
    wantedCapacity: null,
    soldOrders: 0,
    firstHoldEndsAt: null,
    withheldUntil: null,
    limits: [],
  });
  return { ...told, ...placeOf(calendar), timeZone };
}

function placeOf(calendar: WhyCalendar | undefined) {
  return {
    calendarId: calendar?.id ?? null,
    calendarKind: calendar?.kind ?? null,
    locationName: calendar?.locationName ?? '',
    timeZone: calendar?.timeZone ?? '',
  };
}

/** Which rule made the timeslot and set its places. */
async function findSource(
  scope: ClientScope,
  calendar: WhyCalendar | undefined,
  date: LocalDate,
  madeByHand: boolean,
): Promise<WhyDetails['source']> {
  if (madeByHand || !calendar) return { code: 'made-by-hand', name: calendar?.name ?? '' };
  if (calendar.kind === 'schedule') {
    return { code: 'made-by-schedule', name: await findScheduleName(scope, calendar.id, date) };
  }
  const { periods } = await getTimeslotGroup(scope, calendar.id);
  const period = findPeriodInForce(periods, date);
  if (period?.note) return { code: 'made-by-period', name: period.note };
  return { code: 'made-by-rules', name: calendar.name };
}

/** When the places come free that are kept from the channel. */
function withheldUntil({ holdCapacity }: Sale, { startsAt }: Timeslot): Date | null {
  const release = holdCapacity?.release;
  if (release?.kind === 'at') return release.at;
  return release?.kind === 'before start' ? new Date(startsAt.getTime() - release.minutes * 60_000) : null;
}

/** Each further counter once, by its name. */
async function namedLimits(
  scope: ClientScope,
  sale: Sale,
  timeslot: Timeslot,
): Promise<WhyDetails['limits']> {
  const all = sale.types.flatMap((type) => sale.limits.factsOf(type, timeslot).limits);
  const once = [
    ...new Map(all.map((limit) => [`${limit.counter.ownerId} ${limit.counter.scope}`, limit])).values(),
  ];
  const owners = once.map(({ counter }) => counter.ownerId);
  const { defaultLocale } = await getClient(scope);
  const names = await listLimitNames(scope, owners, defaultLocale.slice(0, 2));
  const times = new Map(sale.timeslots.map(({ id, time }) => [id, time]));
  const named = once.map((limit) => ({
    ...limit,
    name: names.get(limit.counter.ownerId) ?? times.get(limit.counter.ownerId) ?? '',
  }));
  // Of the quarters of an hour in which people are inside, the one with least room says it all.
  const leftOf = ({ capacity, soldCount, heldCount }: (typeof named)[number]) =>
    (capacity ?? Number.POSITIVE_INFINITY) - soldCount - heldCount;
  return named
    .filter(
      (limit) =>
        limit.kind !== 'house' ||
        named.find((other) => other.kind === 'house' && leftOf(other) < leftOf(limit)) === undefined,
    )
    .filter(
      (limit, index, kept) =>
        limit.kind !== 'house' || kept.findIndex(({ kind }) => kind === 'house') === index,
    );
}
