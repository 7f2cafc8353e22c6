import { clientInput } from '@foyer/domain/clients/client-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { updateManagedClient } from './managed-client.repository.ts';
import {
  auditValuesOfClient,
  clientConstraints,
  lockClient,
  refuseNoClientId,
  refuseTakenNames,
} from './managed-client.ts';

/**
 * Saves a client's form. With a new subdomain its addresses and sign-in names change at once.
 * @param seenVersion as `refuseStale`.
 */
export async function changeClient(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<void> {
  context.require('clients', 'edit');
  refuseNoClientId(id);
  const { app } = context;
  const input = valueOrThrow(parseInput(clientInput, typed));
  await refuseTakenNames(app, input, id);
  await refuseViolations(clientConstraints, () =>
    inClient(app.db, id, async (scope) => {
      const before = await lockClient(scope);
      await refuseStale(scope, 'client', before, seenVersion);
      await updateManagedClient(scope, input);
      await writeAudit(scope, actorOf(context), {
        action: 'change-client',
        entity: 'client',
        entityId: id,
        before: auditValuesOfClient(before),
        after: auditValuesOfClient(await lockClient(scope)),
      });
    }),
  );
}
