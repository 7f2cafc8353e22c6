import { type DetailName, detailFieldOf } from '@foyer/domain/storefront/details/detail-fields.ts';
import type { App } from '../../../platform/app.ts';
import { findPersonKeys } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listSealedSaid } from './said.repository.ts';

/** What a buyer said besides name and address, as staff read it. */
export interface OrderSaid {
  orderId: string;
  /** In the order of the kinds; a switch that was on is 'true'. */
  details: { name: DetailName; value: string }[];
  termsHash: string | null;
  termsAgreedAt: Date | null;
}

const names = Object.values(detailFieldOf).map(({ name }) => name);

/** Of each of these orders; one that was erased says nothing. */
export async function listSaid(
  app: App,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderSaid[]> {
  const rows = await listSealedSaid(scope, orderIds);
  const keyIds = rows.flatMap(({ details, personKeyId }) => (details && personKeyId ? [personKeyId] : []));
  const keys = await findPersonKeys(scope, app.secrets, keyIds);
  return rows.map(({ orderId, personKeyId, details, termsHash, termsAgreedAt }) => {
    const kept: unknown = details && personKeyId ? keys.get(personKeyId)?.decrypt(details) : null;
    const given = (name: DetailName): unknown =>
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    return {
      ...{ orderId, termsHash, termsAgreedAt },
      details: names.flatMap((name) => {
        const value = given(name);
        return typeof value === 'string' || value === true ? [{ name, value: String(value) }] : [];
      }),
    };
  });
}
