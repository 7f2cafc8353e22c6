import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findLastChange } from './last-change.repository.ts';

/**
 * @param seenVersion of the page that is being saved; nothing where the caller does not ask.
 * @throws RefusedError `changed-meanwhile`, with who and how many minutes ago, where somebody has changed it since.
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
