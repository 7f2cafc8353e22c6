import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { CalendarKind } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { WhyDetails } from '@foyer/domain/scheduling/availability/explain-availability.ts';
import type { Explanation } from '@foyer/domain/scheduling/availability/why-step.ts';
import { findPeriodInForce } from '@foyer/domain/scheduling/period-in-force.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getTimeslotGroup } from '../../scheduling/index.ts';
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
