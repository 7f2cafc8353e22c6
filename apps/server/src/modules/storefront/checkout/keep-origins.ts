import { keptOrigin, type OrderOrigin } from '@foyer/domain/orders/order-origin.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { insertOrderOrigins } from '../../orders/index.ts';
import { findSetting } from '../../settings/index.ts';

/** By which campaign and on which page the visitors came, where their browsers say so. */
export async function keepOrigins(
  app: App,
  scope: ClientScope,
  ordered: readonly { orderId: string; origin?: OrderOrigin | undefined }[],
): Promise<void> {
  if (!ordered.some(({ origin }) => origin?.campaign || origin?.page)) return;
  const { hosts } = await findSetting(scope, 'websites', app.clock());
  const kept = ordered.flatMap(({ orderId, origin }) => {
    const known = origin && keptOrigin(origin, hosts);
    return known ? [{ orderId, ...known }] : [];
  });
  await insertOrderOrigins(scope, kept);
}
