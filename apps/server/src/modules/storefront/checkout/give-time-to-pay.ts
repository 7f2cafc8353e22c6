import { minutesToPay } from '@foyer/domain/storefront/hold-time.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { lengthenHolds } from '../../sales/index.ts';
import { type StoredCart, updateLengthenedCarts } from '../cart/cart.repository.ts';

/**
 * Lengthens the holds of locked carts whose visitors go to pay to the time that a payment may take, once for each cart
 * (decision 0102).
 */
export async function giveTimeToPay(
  app: App,
  scope: ClientScope,
  carts: readonly StoredCart[],
): Promise<void> {
  const until = new Date(app.clock().getTime() + minutesToPay * 60_000);
  const short = carts.filter((cart) => !cart.lengthenedToPay && cart.holdExpiresAt < until);
  if (short.length === 0) return;
  const holdIds = short.map(({ holdId }) => holdId);
  const lengthened = await lengthenHolds(scope, holdIds, until);
  const ids = short.filter(({ holdId }) => lengthened.has(holdId)).map(({ id }) => id);
  if (ids.length > 0) await updateLengthenedCarts(scope, ids, until);
}
