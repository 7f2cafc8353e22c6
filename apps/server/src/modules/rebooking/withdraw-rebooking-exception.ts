import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, changedMeanwhile, writeAudit } from '../audit-log/index.ts';
import { auditedException } from './audited-exception.ts';
import { editExceptions, lockSeenException } from './edit-exception.ts';
import {
  deleteExceptionRow,
  hasSuccessor,
  type StoredException,
  scheduleException,
} from './rebooking-exception.repository.ts';

/**
 * Withdraws what is to come of an exception: one that has not begun goes, and what it would have replaced stays; one that
 * would end stays.
 * @throws RefusedError `changed-meanwhile` where it was changed after `version`, or nothing of it is to come.
 */
export async function withdrawRebookingException(
  context: RequestContext,
  seen: { id: string; version: number },
): Promise<string> {
  return editExceptions(context, async (scope) => {
    const before = await lockSeenException(context, scope, seen);
    const audited = await auditedException(scope, before);
    if (before.effectiveAt > context.app.clock()) await withdrawStart(scope, before);
    else if (before.endsAt !== null && !(await hasSuccessor(scope, before.id))) {
      await scheduleException(scope, before.id, { endsAt: null });
    } else throw new RefusedError([changedMeanwhile()]);
    await writeAudit(scope, actorOf(context), {
      action: 'withdraw-rebooking-exception',
      entity: 'rebooking-exception',
      entityId: before.id,
      before: audited,
    });
    return before.id;
  });
}

async function withdrawStart(scope: ClientScope, { id, replacesId }: StoredException): Promise<void> {
  await deleteExceptionRow(scope, id);
  if (replacesId !== null) await scheduleException(scope, replacesId, { endsAt: null });
}
