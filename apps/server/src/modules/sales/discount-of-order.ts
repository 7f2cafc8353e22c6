import type { Discount } from '@foyer/domain/discounts/discount.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listCodes } from '../discounts/index.ts';
import { findOrderDiscount } from '../orders/index.ts';

/** The discount whose code an order used, as it is today; null = no code, or it was deleted. */
export async function discountOfOrder(scope: ClientScope, orderId: string): Promise<Discount | null> {
  const used = await findOrderDiscount(scope, orderId);
  if (!used) return null;
  const [code] = await listCodes(scope, [used.codeId]);
  return code?.discount ?? null;
}
