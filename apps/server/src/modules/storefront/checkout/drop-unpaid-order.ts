import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { changeOrderState, lockOrder } from '../../orders/index.ts';
import { type StoredCart, updateCart } from '../cart/cart.repository.ts';

/**
 * Cancels the unpaid order of a cart that its visitor changes: the next checkout places a new one. Money that
 * still arrives for the old one is refunded.
 * @throws RefusedError `payment-started` (409) where the order was paid a moment earlier.
 */
export async function dropUnpaidOrder(
  scope: ClientScope,
  cart: Pick<StoredCart, 'id' | 'orderId'>,
): Promise<void> {
  if (cart.orderId === null) return;
  const order = await lockOrder(scope, cart.orderId);
  if (isOrderSold(order.state)) throw new RefusedError([{ code: 'payment-started' }], 409);
  await changeOrderState(scope, order, 'cancelled', { kind: 'visitor' });
  await updateCart(scope, cart.id, { orderId: null });
}
