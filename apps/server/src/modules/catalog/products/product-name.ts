import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { findProductIdByName } from './product.repository.ts';

const nameTaken: Refusal = { code: 'product-name-taken', field: 'name' };

/** The same no as the rules', where another call was a moment earlier. */
export const productConstraints = {
  product_name_key: nameTaken,
  product_location_client_id_location_id_fkey: { code: 'location-unknown', field: 'locationIds' },
};

/** @throws RefusedError where another product of the client has the name, in any case. */
export async function refuseTakenProductName(
  scope: ClientScope,
  name: string,
  ownId?: string,
): Promise<void> {
  const id = await findProductIdByName(scope, name);
  if (id !== undefined && id !== ownId) throw new RefusedError([nameTaken]);
}
