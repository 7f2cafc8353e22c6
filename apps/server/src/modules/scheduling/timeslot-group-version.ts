import { createHash } from 'node:crypto';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findLastChange } from '../audit-log/index.ts';

/** A fingerprint of what its page edits: the same as long as nobody has changed that. */
export function versionOf(group: TimeslotGroup): string {
  const { name, hidden, synced, ticketGroupIds, periods, exceptions } = group;
  return createHash('sha256')
    .update(JSON.stringify([name, hidden, synced, ticketGroupIds.toSorted(), periods, exceptions]))
    .digest('base64url')
    .slice(0, 16);
}

/**
 * @param seenVersion what the page showed that is being saved; nothing where the caller does not ask.
 * @throws RefusedError `changed-meanwhile`, with who and how many minutes ago, where somebody has changed it since.
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
