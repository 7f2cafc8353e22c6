import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { CalendarKind } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { WhyDetails } from '@foyer/domain/scheduling/availability/explain-availability.ts';
import type { Explanation } from '@foyer/domain/scheduling/availability/why-step.ts';
import { generateTimeslots } from '@foyer/domain/scheduling/generate-timeslots.ts';
import { findPeriodInForce } from '@foyer/domain/scheduling/period-in-force.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getTimeslotGroup, type Timeslot } from '../../scheduling/index.ts';
import type { ChannelOfSale } from '../sale-question.ts';
import { findScheduleName, type WhyCalendar } from './why-details.repository.ts';

/** The tickets in question, and their buyer. */
export interface WhyAsker {
  group: { id: string; name: string };
  channel: (ChannelOfSale & { name: string }) | null;
  at: Date;
}

/** An explanation, and where the times come from that it speaks of. */
export interface ToldOfCalendar extends Explanation {
  calendarId: string | null;
  calendarKind: CalendarKind | null;
  locationName: string;
  timeZone: string;
}

/** The calendar as the answer names it; nothing of it where there are no times. */
export function placeOf(calendar: WhyCalendar | undefined): Omit<ToldOfCalendar, keyof Explanation> {
  return {
    calendarId: calendar?.id ?? null,
    calendarKind: calendar?.kind ?? null,
    locationName: calendar?.locationName ?? '',
    timeZone: calendar?.timeZone ?? '',
  };
}

/**
 * The limit that the rules give without exceptions, and whether an exception gives another one. Nothing is known of
 * product schedules, which have no exceptions; a limit that was set by hand is neither's.
 */
export async function findLimitOfRules(
  scope: ClientScope,
  calendar: WhyCalendar | undefined,
  { date, time, madeByHand }: Pick<Timeslot, 'date' | 'time' | 'madeByHand'>,
): Promise<Pick<WhyDetails, 'sourcePlaces' | 'isLimitOfException'>> {
  if (madeByHand) return { isLimitOfException: false };
  if (calendar?.kind !== 'group') return {};
  const group = await getTimeslotGroup(scope, calendar.id);
  const limitBy = (exceptions: typeof group.exceptions) =>
    generateTimeslots({ ...group, exceptions }, date, date).find((one) => one.time === time)?.capacity;
  const ofSource = limitBy([]);
  // An exception with times of its own makes starts that no period has.
  if (ofSource === undefined) return { isLimitOfException: true };
  return { sourcePlaces: ofSource, isLimitOfException: limitBy(group.exceptions) !== ofSource };
}

/** Which rule made the timeslot and set its places. */
export async function findSource(
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
