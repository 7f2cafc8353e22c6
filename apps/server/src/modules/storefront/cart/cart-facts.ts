import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import { findPersonKeys } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import { listOrdersById } from '../../orders/index.ts';
import { listTimeslots } from '../../scheduling/index.ts';
import type { StoredCart } from './cart.repository.ts';
import { decideCartState } from './cart-state.ts';

export type CartFacts = Awaited<ReturnType<typeof readCartFacts>>;

/** What decides about locked carts, read once for all of them. */
export async function readCartFacts(app: App, scope: ClientScope, carts: readonly StoredCart[]) {
  const [known, client, timeslots] = await Promise.all([
    readOrdersAndKeys(app, scope, carts),
    getClient(scope),
    listTimeslots(scope, [...new Set(carts.flatMap(({ timeslotId }) => timeslotId ?? []))]),
  ]);
  return { ...known, client, timeslotOf: new Map(timeslots.map((timeslot) => [timeslot.id, timeslot])) };
}

type OrdersAndKeys = Awaited<ReturnType<typeof readOrdersAndKeys>>;

/** The orders of carts, and the keys of their visitors' details. */
export async function readOrdersAndKeys(app: App, scope: ClientScope, carts: readonly StoredCart[]) {
  const orderIds = carts.flatMap(({ orderId }) => orderId ?? []);
  const keyIds = carts.flatMap(({ personKeyId }) => personKeyId ?? []);
  const [orders, keys] = await Promise.all([
    listOrdersById(scope, orderIds),
    findPersonKeys(scope, app.secrets, keyIds),
  ]);
  return { keys, orderOf: new Map(orders.map((order) => [order.id, order])) };
}

/** The state of one of these carts. */
export function stateOfKnownCart(
  app: App,
  { orderOf }: Pick<OrdersAndKeys, 'orderOf'>,
  cart: StoredCart,
): Cart['state'] {
  const order = cart.orderId === null ? undefined : orderOf.get(cart.orderId);
  return decideCartState(order?.state ?? null, cart.holdExpiresAt <= app.clock());
}
