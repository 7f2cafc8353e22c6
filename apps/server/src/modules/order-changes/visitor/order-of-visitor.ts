import { refusalForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient, inClientReadOnly } from '../../../platform/database/in-client.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { getClient } from '../../clients/index.ts';
import { getOrderBySecret, lockOrder, type Order } from '../../orders/index.ts';
import { type OrderToChange, readOrderToChange } from '../order-to-change.ts';

/**
 * Reads a visitor's sold order. @throws NotFoundError `order-not-found` for a wrong secret; RefusedError (409), its
 * reasons as visitors read them.
 */
export async function readForVisitor<T>(
  app: App,
  secret: string,
  read: (scope: ClientScope, toChange: OrderToChange) => Promise<T>,
): Promise<T> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  return asVisitorsRead(() =>
    inClientReadOnly(app.db, clientId, async (scope) => {
      const toChange = await readOrderToChange(scope, orderId);
      if (!toChange.ok) throw new RefusedError(toChange.refusals);
      return read(scope, toChange.value);
    }),
  );
}

/** Changes a visitor's locked order, in one transaction. A client that was disabled sells nothing. @throws as above */
export async function changeForVisitor<T>(
  app: App,
  secret: string,
  change: (scope: ClientScope, order: Order) => Promise<T>,
): Promise<T & { clientId: string }> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  const changed = await asVisitorsRead(() =>
    inClient(app.db, clientId, async (scope) => {
      const { active, name } = await getClient(scope);
      if (!active) throw new RefusedError([{ code: 'client-disabled', params: { client: name } }], 403);
      return change(scope, await lockOrder(scope, orderId));
    }),
  );
  return { ...changed, clientId };
}

async function asVisitorsRead<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new RefusedError(error.refusals.map(refusalForVisitors), error.status === 403 ? 403 : 409);
  }
}
