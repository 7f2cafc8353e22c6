import { localDayAt } from '../calendar/local-day.ts';
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

/** The value in force at an instant: of those not withdrawn and begun, the last one saved. */
export function findInForce<Version extends SettingVersion>(
  versions: readonly Version[],
  at: Date,
): Version | undefined {
  return versions
    .filter(({ withdrawnAt, effectiveAt }) => withdrawnAt === null && effectiveAt <= at)
    .toSorted((a, b) => b.sequence - a.sequence)[0];
}

/** The value that waits for its moment; there is one at most. */
export function findComing<Version extends SettingVersion>(
  versions: readonly Version[],
  at: Date,
): Version | undefined {
  return versions.find(({ withdrawnAt, effectiveAt }) => withdrawnAt === null && effectiveAt > at);
}

/** Counts the changes of a subject: a save that names another number has missed the last change. */
export function versionOf(versions: readonly Pick<SettingVersion, 'withdrawnAt'>[]): number {
  return versions.length + versions.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
}
