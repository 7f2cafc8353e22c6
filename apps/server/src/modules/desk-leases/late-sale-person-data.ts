import type { App } from '../../platform/app.ts';
import { erasePersonKeys, findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Person, PersonData } from '../person-data/index.ts';
import {
  clearBuyersOfKeys,
  type LateSale,
  listOldBuyers,
  selectLateSales,
  updateLateSale,
} from './late-sale.repository.ts';

interface NamedSale extends LateSale {
  said: Record<string, string>;
}

/** Kept sales whose buyer is the person: few are kept at any time, so that they are opened one by one. */
async function salesOf(app: App, scope: ClientScope, { emails }: Person): Promise<NamedSale[]> {
  const kept = await selectLateSales(scope).where('buyer', 'is not', null).orderBy('soldAt').execute();
  const keys = await findPersonKeys(
    scope,
    app.secrets,
    kept.flatMap(({ personKeyId }) => personKeyId ?? []),
  );
  return kept.flatMap((sale): NamedSale[] => {
    const key = keys.get(sale.personKeyId ?? '');
    if (!key || !sale.buyer) return [];
    const said = key.decrypt(sale.buyer) as Record<string, string>;
    return emails.includes((said.email ?? '').toLowerCase()) ? [{ ...sale, said }] : [];
  });
}

/** The sale stays, for staff to finish or give back; whose it was is gone. */
async function forgetBuyers(app: App, scope: ClientScope, sales: readonly LateSale[]): Promise<void> {
  for (const { id } of sales) await updateLateSale(scope, id, { buyer: null, personKeyId: null });
  await erasePersonKeys(
    scope,
    sales.flatMap(({ personKeyId }) => personKeyId ?? []),
    app.clock(),
  );
}

/** Buyers of sales that wait for staff; an order has its buyer itself. */
export const lateSalePersonData: PersonData = {
  name: 'desk-leases',
  columns: ['desk_lease_sale.buyer'],
  async find(app, scope, person) {
    const found = await salesOf(app, scope, person);
    const [first] = found;
    return [
      {
        kind: 'kept-sales',
        records: found.length,
        from: first?.soldAt ?? null,
        until: found.at(-1)?.soldAt ?? null,
      },
    ];
  },
  async read(app, scope, person) {
    const found = await salesOf(app, scope, person);
    return {
      'kept-sales': found.map(({ receiptNumber, soldAt, said }) => ({
        receipt: receiptNumber,
        soldAt: soldAt.toISOString(),
        name: `${said.firstName ?? ''} ${said.lastName ?? ''}`.trim(),
        email: said.email ?? '',
        phone: said.phone ?? '',
      })),
    };
  },
  async erase(app, scope, person) {
    await forgetBuyers(app, scope, await salesOf(app, scope, person));
  },
  eraseByKeys: clearBuyersOfKeys,
  async forget(app, scope, step, { before, limit }) {
    if (step !== 'kept-sales') return { records: 0, place: null };
    const old = await listOldBuyers(scope, before, limit);
    await forgetBuyers(app, scope, old);
    return { records: old.length, place: old.length === limit ? 'more' : null };
  },
};
