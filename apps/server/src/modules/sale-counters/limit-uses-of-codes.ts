import type { ClientScope } from '../../platform/database/database.ts';
import { changeLimits } from '../capacity/index.ts';
import { setLimitOfDiscount } from './limit-counter.repository.ts';

/**
 * Sets how often each code of a discount may be used, in the transaction that changed it: counters that are made meanwhile look
 * it up again.
 * @param limit never below the uses that are held or sold; null = unlimited.
 */
export async function limitUsesOfCodes(
  scope: ClientScope,
  discountId: string,
  limit: number | null,
): Promise<void> {
  await changeLimits(scope);
  await setLimitOfDiscount(scope, discountId, limit);
}
