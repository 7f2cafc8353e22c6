import { createHash } from 'node:crypto';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findLastChange } from '../audit-log/index.ts';

/** A fingerprint of what its page edits: unchanged while that is unchanged. */
export function versionOf(group: TimeslotGroup): string {
  const { name, hidden, synced, ticketGroupIds, periods, exceptions } = group;
  return createHash('sha256')
    .update(JSON.stringify([name, hidden, synced, ticketGroupIds.toSorted(), periods, exceptions]))
    .digest('base64url')
    .slice(0, 16);
}

/**
 * @param seenVersion what the page showed that is being saved; absent where the caller does not check.
 * @throws RefusedError `changed-meanwhile`, with the author and age in minutes of the last change, where it was
 * changed since.
 */
export async function refuseStaleGroup(
  scope: ClientScope,
  group: TimeslotGroup,
  seenVersion: string | null | undefined,
): Promise<void> {
  if (!seenVersion || seenVersion === versionOf(group)) return;
  const last = await findLastChange(scope, 'timeslot-group', group.id);
  const params = { name: last?.name ?? '', minutes: last?.minutesAgo ?? 0 };
  throw new RefusedError([
    { code: 'changed-meanwhile', params: { ...params, who: params.name ? 'known' : 'unknown' } },
  ]);
}
