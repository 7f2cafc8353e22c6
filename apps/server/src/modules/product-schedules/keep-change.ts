import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findRow, insertAppliedChange } from './applied-change.repository.ts';
import { followSchedules, type SeenPlan } from './follow-schedules.ts';
import type { ChangeSubject, RowSnapshot } from './row-snapshot.ts';

interface ChangeToKeep {
  calendarId: string;
  subject: ChangeSubject;
  subjectId: string;
  /** Its row before; null = it is new. */
  before: RowSnapshot | null;
}

/** Follows the schedules as they were just written, and keeps what the change did, so that it can be taken back. */
export async function followAndKeep(
  context: RequestContext,
  scope: ClientScope,
  { calendarId, subject, subjectId, before }: ChangeToKeep,
  seen?: SeenPlan,
): Promise<void> {
  const now = context.app.clock();
  const { plan, converted } = await followSchedules(scope, calendarId, now, seen);
  await insertAppliedChange(scope, {
    ...{ calendarId, subject, subjectId, before, converted },
    after: await findRow(scope, subject, subjectId),
    addedCount: plan.add.length,
    removedCount: plan.remove.length,
    changedCount: plan.change.length,
    changedAt: now,
    changedBy: context.account.username,
  });
}
