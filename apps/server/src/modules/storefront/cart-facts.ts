import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { listOrdersById } from '../orders/index.ts';
import { listTimeslots } from '../scheduling/index.ts';
import type { StoredCart } from './cart.repository.ts';
import { decideCartState } from './cart-state.ts';

export type CartFacts = Awaited<ReturnType<typeof readCartFacts>>;

/** What decides about locked carts, read once for all of them. */
export async function readCartFacts(app: App, scope: ClientScope, carts: readonly StoredCart[]) {
  const [client, orders, keys, timeslots] = await Promise.all([
    getClient(scope),
    listOrdersById(
      scope,
      carts.flatMap(({ orderId }) => orderId ?? []),
    ),
    findPersonKeys(
      scope,
      app.secrets,
      carts.flatMap(({ personKeyId }) => personKeyId ?? []),
    ),
    listTimeslots(scope, [...new Set(carts.flatMap(({ timeslotId }) => timeslotId ?? []))]),
  ]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const timeslotOf = new Map(timeslots.map((timeslot) => [timeslot.id, timeslot]));
  return { client, keys, orderOf, timeslotOf };
}

/** Where one of these carts stands. */
export function stateOfKnownCart(app: App, { orderOf }: CartFacts, cart: StoredCart): Cart['state'] {
  const order = cart.orderId === null ? undefined : orderOf.get(cart.orderId);
  return decideCartState(order?.state ?? null, cart.holdExpiresAt <= app.clock());
}
