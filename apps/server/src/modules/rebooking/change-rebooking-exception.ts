import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, changedMeanwhile, writeAudit } from '../audit-log/index.ts';
import { auditedException } from './audited-exception.ts';
import { editExceptions, lockSeenException, nextStart, readExceptionInput } from './edit-exception.ts';
import {
  insertException,
  type StoredException,
  scheduleException,
  updateException,
} from './rebooking-exception.repository.ts';

/**
 * Changes an exception: one to come as it is, one in force by another that takes its place on the client's next day.
 * @throws RefusedError `changed-meanwhile` where it was changed after `version`, or already ends.
 */
export async function changeRebookingException(
  context: RequestContext,
  seen: { id: string; version: number },
  typed: unknown,
): Promise<StoredException> {
  return editExceptions(context, async (scope) => {
    const input = readExceptionInput(typed);
    const before = await lockSeenException(context, scope, seen);
    const beforeAudited = await auditedException(scope, before);
    const isComing = before.effectiveAt > context.app.clock();
    if (!isComing && before.endsAt !== null) throw new RefusedError([changedMeanwhile()]);
    const changed = isComing
      ? await updateException(scope, before.id, input)
      : await replaceException(before.id, await nextStart(context, scope));
    await writeAudit(scope, actorOf(context), {
      action: 'change-rebooking-exception',
      entity: 'rebooking-exception',
      entityId: before.id,
      before: beforeAudited,
      after: await auditedException(scope, changed),
    });
    return changed;

    async function replaceException(replacesId: string, effectiveAt: Date): Promise<StoredException> {
      await scheduleException(scope, replacesId, { endsAt: effectiveAt });
      return insertException(scope, input, { effectiveAt, replacesId });
    }
  });
}
