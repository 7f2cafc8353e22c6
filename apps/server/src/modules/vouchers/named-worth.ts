import type { ClientScope } from '../../platform/database/database.ts';
import { nameForStaff } from '../catalog/index.ts';
import { listWorth, type WorthOfBatch } from './voucher-batch.repository.ts';

export interface NamedWorth extends WorthOfBatch {
  ticketTypeName: string;
}

/** What vouchers of these batches are worth, with the names that staff read (decision 0111). */
export async function listNamedWorth(
  scope: ClientScope,
  batchIds: readonly string[],
  language: string | undefined,
): Promise<NamedWorth[]> {
  const worth = await listWorth(scope, batchIds);
  return nameForStaff(
    scope,
    worth.map((one) => ({ ...one, ticketTypeName: one.ticketGroupName, productName: '' })),
    language,
  );
}

/** `2 × Adult, 1 × Child` */
export const worthInWords = (worth: readonly NamedWorth[]): string =>
  worth.map(({ quantity, ticketTypeName }) => `${quantity} × ${ticketTypeName}`).join(', ');
