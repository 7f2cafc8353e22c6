import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, changedMeanwhile, writeAudit } from '../audit-log/index.ts';
import { auditedException } from './audited-exception.ts';
import { editExceptions, lockSeenException } from './edit-exception.ts';
import { hasSuccessor, scheduleException } from './rebooking-exception.repository.ts';

/**
 * Lets what is to come of an exception act now instead of at 00:00; asks for `extra` (product.md, section 13).
 * @throws RefusedError `changed-meanwhile` where it was changed after `version`, or nothing of it is to come.
 */
export async function applyRebookingExceptionNow(
  context: RequestContext,
  seen: { id: string; version: number },
): Promise<string> {
  context.require('instellingen', 'extra');
  return editExceptions(context, async (scope) => {
    const now = context.app.clock();
    const before = await lockSeenException(context, scope, seen);
    const audited = await auditedException(scope, before);
    const isComing = before.effectiveAt > now;
    const isEnding = !isComing && before.endsAt !== null && !(await hasSuccessor(scope, before.id));
    if (!isComing && !isEnding) throw new RefusedError([changedMeanwhile()]);
    // The old one ends first: a target has one exception at a time.
    if (isComing && before.replacesId) await scheduleException(scope, before.replacesId, { endsAt: now });
    const after = await scheduleException(
      scope,
      before.id,
      isComing ? { effectiveAt: now } : { endsAt: now },
    );
    await writeAudit(scope, actorOf(context), {
      action: 'apply-rebooking-exception-now',
      entity: 'rebooking-exception',
      entityId: before.id,
      before: audited,
      after: await auditedException(scope, after),
    });
    return before.id;
  });
}
