import { inClient } from '../../../platform/database/in-client.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { refuseStale } from '../../audit-log/index.ts';
import { readSubject, refuseSecondEditor, withdrawComing } from '../../settings/index.ts';
import { lockClient, refuseNoClientId } from '../managed-client.ts';

/**
 * An Admin withdraws rates of a client that are to come.
 * @throws RefusedError `changed-meanwhile` where the client or its rates were changed since the page was read.
 */
export async function withdrawClientRates(
  context: RequestContext,
  id: string,
  { ratesId, version }: { ratesId: string; version: number },
): Promise<void> {
  context.require('clients', 'edit');
  refuseNoClientId(id);
  const { app } = context;
  await refuseSecondEditor(() =>
    inClient(app.db, id, async (scope) => {
      const state = await readSubject(scope, 'platform-rates', app.clock());
      await refuseStale(scope, 'client', await lockClient(scope), version);
      await withdrawComing(context, scope, state, { id: ratesId, field: null });
    }),
  );
}
