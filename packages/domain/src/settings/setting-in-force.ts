import { localDayAt } from '../calendar/local-day.ts';
import type { SubjectRules } from './setting-subjects.ts';

/** One value that somebody saved. */
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

/** Counts what has been done to a subject: somebody who saw another number has not seen the last change. */
export function versionOf(versions: readonly Pick<SettingVersion, 'withdrawnAt'>[]): number {
  return versions.length + versions.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
}

/** Whether two values say the same, whatever the order in which their fields were stored. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The coming value without the change of one field: that field is as it is in force. */
export function withoutChange(coming: object, inForce: object, field: string): object {
  const value = Object.entries(inForce).find(([name]) => name === field)?.[1];
  return { ...coming, [field]: value };
}

/** The fields in which two values differ. */
export function changedFields(one: object, other: object): string[] {
  const values = new Map(Object.entries(other));
  return Object.entries(one)
    .filter(([field, value]) => !isSameValue(value, values.get(field)))
    .map(([field]) => field);
}
