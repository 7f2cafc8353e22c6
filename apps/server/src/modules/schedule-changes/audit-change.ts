import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import type { ComparedTimeslot } from '../scheduling/index.ts';

/** What a change did: to a timeslot group, or to single timeslots. */
export interface AuditedChange {
  group?: { before: TimeslotGroup; after: TimeslotGroup };
  timeslots?: readonly ComparedTimeslot[];
}

/** Writes one entry for a timeslot group, or one for each timeslot that was set by hand. */
export async function auditChange(
  scope: ClientScope,
  context: RequestContext,
  { group, timeslots = [] }: AuditedChange,
  isUndo = false,
): Promise<void> {
  if (group) {
    await writeAudit(scope, actorOf(context), {
      action: isUndo ? 'undo-timeslot-group-change' : 'change-timeslot-group',
      entity: 'timeslot-group',
      entityId: group.before.id,
      before: { ...group.before },
      after: { ...group.after },
    });
  }
  for (const { id, before, after } of timeslots) {
    await writeAudit(scope, actorOf(context), {
      action: isUndo
        ? 'undo-timeslot-change'
        : before && after
          ? 'change-timeslot'
          : after
            ? 'add-timeslot'
            : 'delete-timeslot',
      entity: 'timeslot',
      entityId: id,
      ...(before && { before }),
      ...(after && { after }),
    });
  }
}
