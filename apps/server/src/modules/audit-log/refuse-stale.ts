import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findLastChange } from './last-change.repository.ts';

/**
 * @param seenVersion of the page that is being saved; absent where the caller does not check.
 * @throws RefusedError `changed-meanwhile`, with the author and age in minutes of the last change, where the version
 * is outdated.
 */
export async function refuseStale<Version extends number | string>(
  scope: ClientScope,
  entity: string,
  { id, version }: { id: string; version: Version },
  seenVersion: Version | null | undefined,
): Promise<void> {
  if (seenVersion === null || seenVersion === undefined || seenVersion === version) return;
  const last = await findLastChange(scope, entity, id);
  throw new RefusedError([changedMeanwhile(last?.name ?? '', last?.minutesAgo ?? 0)]);
}

/**
 * The refusal of an edit of an outdated version.
 * @param name of the account that made the last change; '' = unknown.
 * @param minutes since then.
 */
export function changedMeanwhile(name = '', minutes = 0): Refusal {
  return { code: 'changed-meanwhile', params: { name, minutes, who: name ? 'known' : 'unknown' } };
}
