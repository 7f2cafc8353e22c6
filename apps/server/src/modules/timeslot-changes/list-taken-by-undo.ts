import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTakenAgainst, planRegeneration, withRules } from '../scheduling/index.ts';
import type { ChangeBefore } from './timeslot-change.ts';

/** The timeslots with places taken that undoing a change would close, take away or make too small. */
export async function listTakenByUndo(
  scope: ClientScope,
  group: TimeslotGroup | null,
  { snapshots, ...rules }: ChangeBefore,
  now: Date,
): Promise<string[]> {
  if (snapshots) return listTakenAgainst(scope, snapshots, now);
  // Exceptions that come back get the place that they had.
  const restored = group && withRules(group, rules, rules.exceptions);
  return restored ? (await planRegeneration(scope, restored, now)).conflicts : [];
}
