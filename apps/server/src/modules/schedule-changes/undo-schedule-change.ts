import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import {
  getTimeslotGroup,
  lockCalendar,
  refuseStaleGroup,
  regenerateTimeslots,
  saveRules,
  timeslotGroupConstraints,
} from '../scheduling/index.ts';
import { getScheduleChange, lockScheduleChange, updateScheduleChange } from './schedule-change.repository.ts';
import { type ScheduleChange, undoMinutes } from './schedule-change.ts';
import { insertVisits, lockChangeVisits, updateChangeVisit } from './schedule-change-visit.repository.ts';

/**
 * Takes an applied change back, within 30 minutes and only while it is the last one: the rules and the timeslots as
 * they were, in one transaction. Moved visitors go back where they were, with a correction; a mail is never un-sent.
 * What visitors bought since stays, as a conflict; refunds stay too. Refusals: `undo-too-late`, `changed-meanwhile`.
 */
export async function undoScheduleChange(context: RequestContext, id: string): Promise<ScheduleChange> {
  context.require('timeslotgroup', 'edit');
  const now = context.app.clock();
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      const change = await lockScheduleChange(scope, id);
      const { before, outcome, appliedAt } = change;
      if (change.state !== 'applied' || !before || !outcome || !appliedAt) return change;
      if (now.getTime() > appliedAt.getTime() + undoMinutes * 60_000) refuse('undo-too-late');
      const visits = await lockChangeVisits(scope, id);
      await lockCalendar(scope, change.calendarId);
      const group = await getTimeslotGroup(scope, change.calendarId);
      await refuseStaleGroup(scope, group, outcome.version);
      await saveRules(scope, group, before);
      const restored = await getTimeslotGroup(scope, change.calendarId);
      await regenerateTimeslots(scope, restored, now);
      for (const visit of visits.filter(({ state }) => state === 'waiting'))
        await updateChangeVisit(scope, id, visit, { state: 'failed', failure: 'undone' });
      const moved = visits.filter(({ state, remedy }) => state === 'done' && remedy === 'move');
      await insertVisits(
        scope,
        id,
        moved.map(({ failure: _failure, ...visit }) => ({
          ...visit,
          ...{ remedy: 'move back' as const, state: 'waiting' as const },
        })),
      );
      await updateScheduleChange(scope, id, {
        ...{ state: 'undone', undoneAt: now, undoneBy: context.account.username },
      });
      await writeAudit(scope, actorOf(context), {
        action: 'undo-timeslot-group-change',
        entity: 'timeslot-group',
        entityId: group.id,
        before: { ...group },
        after: { ...restored },
      });
      await sendMessages(scope, {
        bus: 'command',
        type: 'settle-visits',
        payload: { changeId: id },
        source: 'schedule-changes',
      });
      return getScheduleChange(scope, id);
    }),
  );
}

function refuse(code: string): never {
  throw new RefusedError([{ code }]);
}
