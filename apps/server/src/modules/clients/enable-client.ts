import { inClient } from '../../platform/database/in-client.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { updateDisabled } from './managed-client.repository.ts';
import { lockClient, refuseNoClientId } from './managed-client.ts';

/** Enables a disabled client unchanged; its accounts sign in again. */
export async function enableClient(context: RequestContext, id: string): Promise<void> {
  context.require('clients', 'edit');
  refuseNoClientId(id);
  await inClient(context.app.db, id, async (scope) => {
    const { active } = await lockClient(scope);
    if (active) return;
    await updateDisabled(scope, null);
    await writeAudit(scope, actorOf(context), {
      action: 'enable-client',
      entity: 'client',
      entityId: id,
      before: { active: false },
      after: { active: true },
    });
  });
}
