import { isOrderSold, type OrderState } from '@foyer/domain/orders/order-states.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getOrder } from '../../orders/index.ts';
import type { StoredCart } from './cart.repository.ts';

/**
 * The state of a cart is not stored but follows from its order and its hold. A failed payment leaves the places held; an
 * order that was completed or refunded ends its cart.
 */
export async function stateOfCart(
  app: App,
  scope: ClientScope,
  cart: Pick<StoredCart, 'orderId' | 'holdExpiresAt'>,
): Promise<Cart['state']> {
  const order = cart.orderId === null ? null : await getOrder(scope, cart.orderId);
  return decideCartState(order?.state ?? null, cart.holdExpiresAt <= app.clock());
}

/** The same where the order was read already; null = there is none. */
export function decideCartState(orderState: OrderState | null, isHoldOver: boolean): Cart['state'] {
  if (orderState !== null && (isOrderSold(orderState) || orderState === 'refunded')) return 'completed';
  if (orderState === 'pending payment') return 'paying';
  return isHoldOver || orderState === 'expired' ? 'expired' : 'held';
}
