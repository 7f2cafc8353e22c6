import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { auditedException } from './audited-exception.ts';
import { editExceptions, nextStart, readExceptionInput } from './edit-exception.ts';
import { insertException, type StoredException } from './rebooking-exception.repository.ts';

/** Adds an exception that applies from the client's next day on. */
export async function createRebookingException(
  context: RequestContext,
  typed: unknown,
): Promise<StoredException> {
  return editExceptions(context, async (scope) => {
    const input = readExceptionInput(typed);
    const effectiveAt = await nextStart(context, scope);
    const made = await insertException(scope, input, { effectiveAt, replacesId: null });
    await writeAudit(scope, actorOf(context), {
      action: 'create-rebooking-exception',
      entity: 'rebooking-exception',
      entityId: made.id,
      after: await auditedException(scope, made),
    });
    return made;
  });
}
