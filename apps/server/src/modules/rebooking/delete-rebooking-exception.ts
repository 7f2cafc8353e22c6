import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, changedMeanwhile, writeAudit } from '../audit-log/index.ts';
import { auditedException } from './audited-exception.ts';
import { editExceptions, lockSeenException, nextStart } from './edit-exception.ts';
import { scheduleException } from './rebooking-exception.repository.ts';

/**
 * Lets an exception in force end on the client's next day; one to come is withdrawn instead.
 * @throws RefusedError `changed-meanwhile` where it was changed after `version`, is not in force, or already ends.
 */
export async function deleteRebookingException(
  context: RequestContext,
  seen: { id: string; version: number },
): Promise<string> {
  return editExceptions(context, async (scope) => {
    const before = await lockSeenException(context, scope, seen);
    const isInForce = before.effectiveAt <= context.app.clock() && before.endsAt === null;
    if (!isInForce) throw new RefusedError([changedMeanwhile()]);
    await scheduleException(scope, before.id, { endsAt: await nextStart(context, scope) });
    await writeAudit(scope, actorOf(context), {
      action: 'delete-rebooking-exception',
      entity: 'rebooking-exception',
      entityId: before.id,
      before: await auditedException(scope, before),
    });
    return before.id;
  });
}
