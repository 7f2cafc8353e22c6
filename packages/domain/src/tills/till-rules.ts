import { addDays, type LocalDate } from '../calendar/local-date.ts';
import { minutesOfDay, minutesSinceMidnight } from '../calendar/local-time.ts';
import { ok, type Result, refused } from '../result/result.ts';
import type { TillSettings } from './till-settings.ts';

interface CountedDrawer {
  expectedMinor: number;
  countedMinor: number;
  leftMinor: number;
  note: string;
  /** The account that closes, or the colleague beside it, has the right Extra. */
  isManager: boolean;
  /** The account counts without seeing what should be there; it is not told the difference either. */
  isBlind: boolean;
}

/** Whether a drawer may be closed as it was counted. */
export function mayClose(
  drawer: CountedDrawer,
  { freeDifferenceMinor, differenceLimitMinor }: TillSettings,
): Result<{ differenceMinor: number }> {
  const differenceMinor = drawer.countedMinor - drawer.expectedMinor;
  const size = Math.abs(differenceMinor);
  const refusals = [
    ...(drawer.leftMinor > drawer.countedMinor ? [{ code: 'till-float-too-high', field: 'leftMinor' }] : []),
    ...(size > freeDifferenceMinor && drawer.note === ''
      ? [{ code: drawer.isBlind ? 'till-count-differs' : 'till-note-required', field: 'note' }]
      : []),
    ...(size > differenceLimitMinor && !drawer.isManager ? [{ code: 'till-difference-needs-manager' }] : []),
  ];
  return refusals.length > 0 ? refused(...refusals) : ok({ differenceMinor });
}

/** A float that differs from what the last close left says why. @param expectedMinor null = there was no close. */
export function mayOpen(floatMinor: number, expectedMinor: number | null, note: string): Result<null> {
  const differs = expectedMinor !== null && expectedMinor !== floatMinor;
  return differs && note === '' ? refused({ code: 'till-note-required', field: 'note' }) : ok(null);
}

/**
 * The last day that a close closes for its till: the day of the session, or, where it ran past midnight, the day before the
 * close (insight-and-settings.md, decision 29).
 */
export function dayOfClose(openedOn: LocalDate, closedOn: LocalDate): LocalDate {
  return openedOn === closedOn ? closedOn : addDays(closedOn, -1);
}

/**
 * Whether a close is taken for the last one of its day until the cashier says otherwise: from an hour before the location closes,
 * on a day without hours, and where it closes a session of an earlier day. Before that it is a change of cashiers: what the till
 * sells afterwards belongs to the same day.
 * @param hours of today; closing before opening means after midnight. null = the location is closed.
 */
export function isLastCloseOfDay({
  openedOn,
  date,
  time,
  hours,
}: {
  openedOn: LocalDate;
  date: LocalDate;
  time: string;
  hours: { opens: string; closes: string } | null;
}): boolean {
  if (openedOn !== date || hours === null) return true;
  const [opens, closes] = [minutesSinceMidnight(hours.opens), minutesSinceMidnight(hours.closes)];
  return minutesSinceMidnight(time) >= (closes <= opens ? closes + minutesOfDay : closes) - 60;
}
