import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listSnapshotIds, planRegeneration, withRules } from '../scheduling/index.ts';
import type { ChangeBefore } from './schedule-change.ts';

/** The timeslots that undoing a change would change, close or take away. */
export async function listTouchedByUndo(
  scope: ClientScope,
  group: TimeslotGroup | null,
  { snapshots, ...rules }: ChangeBefore,
  now: Date,
): Promise<string[]> {
  if (snapshots) return listSnapshotIds(scope, snapshots, now);
  if (!group) return [];
  const back = await planRegeneration(scope, withRules(group, rules), now);
  return [...new Set([...back.remove, ...back.change.map(({ id }) => id), ...back.conflicts])];
}
