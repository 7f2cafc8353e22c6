import type { LocalDate } from '../calendar/local-date.ts';
import { localDay, localDayAt } from '../calendar/local-day.ts';
import { ok, type Result, refused } from '../result/result.ts';
import type { SubjectRules } from './setting-subjects.ts';

/** One saved value. */
export interface SettingVersion<Value = unknown> {
  /** 1, 2, 3 ... per subject. */
  sequence: number;
  value: Value;
  effectiveAt: Date;
  withdrawnAt: Date | null;
}

/** The first moment of the client's next day: 00:00, or the first moment after it where a clock skips it. */
export function nextDayStart(now: Date, timeZone: string): Date {
  return localDayAt(now, timeZone).endsAt;
}

/** When a value that is saved now comes into force (product.md, section 13). */
export function effectiveFrom(
  rules: Pick<SubjectRules, 'effect'>,
  { now, timeZone, isApplyNow }: { now: Date; timeZone: string; isApplyNow: boolean },
): Date {
  return rules.effect === 'at-once' || isApplyNow ? now : nextDayStart(now, timeZone);
}

/**
 * When a value that begins on a chosen day comes into force: at 00:00 of that day, tomorrow at the earliest
 * (insight-and-settings, decision 17). Refusal code `day-before-tomorrow`.
 */
export function effectiveOnDay(
  fromDay: LocalDate,
  { now, timeZone }: { now: Date; timeZone: string },
): Result<Date> {
  const { startsAt } = localDay(fromDay, timeZone);
  return startsAt < nextDayStart(now, timeZone)
    ? refused({ code: 'day-before-tomorrow', field: 'fromDay' })
    : ok(startsAt);
}

/** The value in force at an instant: of those not withdrawn and begun, the one that began last. */
export function findInForce<Version extends SettingVersion>(
  versions: readonly Version[],
  at: Date,
): Version | undefined {
  return versions
    .filter(({ withdrawnAt, effectiveAt }) => withdrawnAt === null && effectiveAt <= at)
    .toSorted((a, b) => Number(b.effectiveAt) - Number(a.effectiveAt) || b.sequence - a.sequence)[0];
}

/** The values that wait for their moments, the first to begin first: one at most where no day is chosen. */
export function listComing<Version extends SettingVersion>(
  versions: readonly Version[],
  at: Date,
): Version[] {
  return versions
    .filter(({ withdrawnAt, effectiveAt }) => withdrawnAt === null && effectiveAt > at)
    .toSorted((a, b) => Number(a.effectiveAt) - Number(b.effectiveAt));
}

/** Counts the changes of a subject: a save that names another number has missed the last change. */
export function versionOf(versions: readonly Pick<SettingVersion, 'withdrawnAt'>[]): number {
  return versions.length + versions.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
}
