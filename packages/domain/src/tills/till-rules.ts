import { addDays, type LocalDate } from '../calendar/local-date.ts';
import { ok, type Result, refused } from '../result/result.ts';

/** How far a count may differ; settings of the client (design, section 23). */
export interface TillRules {
  /** Above it the difference needs a note. */
  freeDifferenceMinor: number;
  /** Above it the close needs the right Extra; null = any account may close. */
  differenceLimitMinor: number | null;
  /** Staff count before they see what should be in the drawer. */
  blindCount: boolean;
}

export const tillRuleDefaults: TillRules = {
  freeDifferenceMinor: 100,
  differenceLimitMinor: 500,
  blindCount: false,
};

interface CountedDrawer {
  expectedMinor: number;
  countedMinor: number;
  leftMinor: number;
  note: string;
  /** The account that closes, or the colleague beside it, has the right Extra. */
  isManager: boolean;
}

/** Whether a drawer may be closed as it was counted. */
export function mayClose(drawer: CountedDrawer, rules: TillRules): Result<{ differenceMinor: number }> {
  const differenceMinor = drawer.countedMinor - drawer.expectedMinor;
  const size = Math.abs(differenceMinor);
  const { differenceLimitMinor } = rules;
  const refusals = [
    ...(drawer.leftMinor > drawer.countedMinor ? [{ code: 'till-float-too-high', field: 'leftMinor' }] : []),
    ...(size > rules.freeDifferenceMinor && drawer.note === ''
      ? [{ code: 'till-note-required', field: 'note' }]
      : []),
    ...(differenceLimitMinor !== null && size > differenceLimitMinor && !drawer.isManager
      ? [{ code: 'till-difference-needs-manager' }]
      : []),
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
