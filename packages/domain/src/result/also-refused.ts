import { type Refusal, type Result, refused } from './result.ts';

/** What was checked, with further refusals; of a field that is refused already the first refusal stays. */
export function alsoRefused<T>(checked: Result<T>, further: readonly Refusal[]): Result<T> {
  const present = checked.ok ? [] : checked.refusals;
  const added = further.filter(({ field }) => !present.some((refusal) => refusal.field === field));
  return added.length > 0 ? refused(...present, ...added) : checked;
}
