import type { ClientScope } from '../../platform/database/database.ts';
import { findSetting } from '../settings/index.ts';

/** What a receipt says of the museum. */
export interface ReceiptHead {
  name: string;
  address: string;
  postalCode: string;
  town: string;
  vatNumber: string;
}

export async function readReceiptHead(scope: ClientScope, at: Date): Promise<ReceiptHead> {
  const { name, address, postalCode, town } = await findSetting(scope, 'company', at);
  const { vatNumber } = await findSetting(scope, 'financial', at);
  return { name, address, postalCode, town, vatNumber };
}
