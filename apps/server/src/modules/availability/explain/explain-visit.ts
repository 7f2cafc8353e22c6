import {
  explainAvailability,
  type WhyDetails,
} from '@foyer/domain/scheduling/availability/explain-availability.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { Timeslot } from '../../scheduling/index.ts';
import type { Sale } from '../read-sale.ts';
import { saleFactsOf } from '../sale-facts.ts';
import { type DayVisit, isDay, type VisitTime } from '../visit-time.ts';
import { namedLimits } from './named-limits.ts';
import {
  findClosedDayNote,
  findClosureReason,
  findException,
  findLocationName,
  findWhoHasPlaces,
  findWhyCalendar,
} from './why-details.repository.ts';
import { findLimitOfRules, findSource, placeOf, type ToldOfCalendar, type WhyAsker } from './why-source.ts';

/** Why a timeslot, or a day of a group without times, is what it is to this channel, or to staff. */
export function explainVisit(
  scope: ClientScope,
  sale: Sale,
  asked: WhyAsker & { visit: VisitTime },
): Promise<ToldOfCalendar> {
  const { visit } = asked;
  return isDay(visit)
    ? explainDay(scope, sale, { ...asked, visit })
    : explainTimeslot(scope, sale, { ...asked, timeslot: visit });
}

async function explainDay(
  scope: ClientScope,
  sale: Sale,
  { visit, group, channel, at }: WhyAsker & { visit: DayVisit },
): Promise<ToldOfCalendar> {
  const { locationId, timeZone, date } = visit;
  const facts = saleFactsOf(sale, { channel, at }, visit, group.id, sale.types);
  const details: WhyDetails = {
    timeZone,
    channelName: channel?.name ?? null,
    groupName: group.name,
    source: { code: 'made-by-rules', name: '' },
    exception: null,
    closure: await findClosureReason(scope, visit.closureId ?? null),
    closedDayNote: locationId === null ? '' : ((await findClosedDayNote(scope, locationId, date)) ?? ''),
    wantedCapacity: null,
    soldOrders: 0,
    firstHoldEndsAt: null,
    withheldUntil: null,
    limits: await namedLimits(scope, sale, visit),
  };
  const locationName = locationId === null ? '' : await findLocationName(scope, locationId);
  const place = { ...placeOf(undefined), locationName, timeZone };
  return { ...explainAvailability(facts, details, sale.thresholds), ...place };
}

async function explainTimeslot(
  scope: ClientScope,
  sale: Sale,
  { timeslot, group, channel, at }: WhyAsker & { timeslot: Timeslot },
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
    ...(await findLimitOfRules(scope, calendar, timeslot)),
    closure: await findClosureReason(scope, timeslot.closureId),
    closedDayNote: (await findClosedDayNote(scope, timeslot.locationId, timeslot.date)) ?? '',
    wantedCapacity: timeslot.wantedCapacity,
    ...(await findWhoHasPlaces(scope, timeslot.id)),
    withheldUntil: withheldUntil(sale, timeslot),
    limits: await namedLimits(scope, sale, timeslot),
  };
  return { ...explainAvailability(facts, details, sale.thresholds), ...placeOf(calendar) };
}

/** When the places come free that are kept from the channel. */
function withheldUntil({ holdCapacity }: Sale, { startsAt }: Timeslot): Date | null {
  const release = holdCapacity?.release;
  if (release?.kind === 'at') return release.at;
  return release?.kind === 'before start' ? new Date(startsAt.getTime() - release.minutes * 60_000) : null;
}
