import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findLastChange } from './last-change.repository.ts';

/**
 * @param seenVersion of the page that is being saved; absent where the caller does not check.
 * @throws RefusedError `changed-meanwhile`, with the author and age in minutes of the last change, where the version
 * is outdated.
 */
export async function refuseStale(
  scope: ClientScope,
  entity: string,
  { id, version }: { id: string; version: number },
  seenVersion: number | null | undefined,
): Promise<void> {
  if (seenVersion === null || seenVersion === undefined || seenVersion === version) return;
  const last = await findLastChange(scope, entity, id);
  const params = { name: last?.name ?? '', minutes: last?.minutesAgo ?? 0 };
  throw new RefusedError([
    { code: 'changed-meanwhile', params: { ...params, who: params.name ? 'known' : 'unknown' } },
  ]);
}
