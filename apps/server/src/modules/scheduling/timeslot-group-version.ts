import { isDraftPeriod } from '@foyer/domain/scheduling/period-in-force.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { contentVersion } from '../../platform/crypto/content-version.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseStale } from '../audit-log/index.ts';

/**
 * A fingerprint of what its page edits: unchanged while that is unchanged. Published periods count without saying so,
 * as they did before there were others: a change that was drafted then can still be applied.
 */
export function versionOf(group: TimeslotGroup): string {
  const { name, hidden, synced, ticketGroupIds, exceptions } = group;
  const periods = group.periods.map(({ published, ...period }) =>
    isDraftPeriod({ published }) ? { ...period, published } : period,
  );
  return contentVersion([name, hidden, synced, ticketGroupIds.toSorted(), periods, exceptions]);
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
  await refuseStale(scope, 'timeslot-group', { id: group.id, version: versionOf(group) }, seenVersion);
}
