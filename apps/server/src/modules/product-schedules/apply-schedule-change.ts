import type { SeenPlan } from '@foyer/domain/product-schedules/seen-plan-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { AuditLater } from '../audit-log/index.ts';
import { applyChange } from '../changes/index.ts';
import { followSchedules } from './follow-schedules.ts';
import { fingerprintOfPlan } from './plan-schedule-change.ts';
import { scheduleKind } from './schedule-kind.ts';
import { type ChangeSubject, findRow, type RowSnapshot } from './schedule-row.repository.ts';

/** A row that was just written; the calendar of it is locked. */
interface WrittenRow<Result> {
  result: Result;
  calendarId: string;
  subject: ChangeSubject;
  subjectId: string;
  /** Its row before; null = it is new. */
  before: RowSnapshot | null;
  audit: AuditLater;
}

/** Writes a row, follows the schedules as they are then, and stores what undoing needs, in one transaction. */
export async function applyScheduleChange<Wanted extends object, Result>(
  context: RequestContext,
  wanted: Wanted,
  write: (scope: ClientScope) => Promise<WrittenRow<Result>>,
  seen?: SeenPlan,
): Promise<Result> {
  const apply = async (_context: RequestContext, scope: ClientScope) => {
    const { result, calendarId, subject, subjectId, before: row, audit } = await write(scope);
    const { plan, converted } = await followSchedules(scope, calendarId, context.app.clock(), seen?.convert);
    const { add, remove, change } = plan;
    const counts = { addedCount: add.length, removedCount: remove.length, changedCount: change.length };
    return {
      result,
      calendarId,
      audit: [audit],
      visits: [],
      fingerprint: fingerprintOfPlan(plan),
      before: { subject, subjectId, row, converted },
      outcome: { row: await findRow(scope, subject, subjectId), ...counts },
    };
  };
  return applyChange(context, { ...scheduleKind, apply }, wanted, seen?.version ?? undefined);
}
