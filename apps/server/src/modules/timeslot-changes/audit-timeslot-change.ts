import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { type AuditLater, auditLater } from '../audit-log/index.ts';
import type { ComparedTimeslot } from '../scheduling/index.ts';

/** What a change did: to a timeslot group, or to single timeslots. */
export interface AuditedChange {
  group?: { before: TimeslotGroup; after: TimeslotGroup };
  timeslots?: readonly ComparedTimeslot[];
}

/** One entry for a timeslot group, or one for each timeslot that was set by hand. */
export function auditTimeslotChange(
  { group, timeslots = [] }: AuditedChange,
  isUndo = false,
): readonly AuditLater[] {
  const ofGroup = group && {
    action: isUndo ? ('undo-timeslot-group-change' as const) : ('change-timeslot-group' as const),
    entity: 'timeslot-group' as const,
    entityId: group.before.id,
    before: { ...group.before },
    after: { ...group.after },
  };
  return [...(ofGroup ? [auditLater(ofGroup)] : []), ...timeslots.map((one) => auditTimeslot(one, isUndo))];
}

function auditTimeslot({ id, before, after }: ComparedTimeslot, isUndo: boolean): AuditLater {
  return auditLater({
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
