import type { Seller } from '@foyer/domain/invoices/seller.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { findSetting } from '../settings/index.ts';

/** The client as its settings say now; an invoice keeps what they said when it was issued. */
export async function findSeller(scope: ClientScope, at: Date): Promise<Seller> {
  const company = await findSetting(scope, 'company', at);
  const financial = await findSetting(scope, 'financial', at);
  const { name, address, postalCode, town, country, phone, website, email } = company;
  const { vatNumber, kvkNumber, accountNumber, beneficiary } = financial;
  return {
    ...{ name, address, postalCode, town, country, phone, website, email },
    ...{ vatNumber, kvkNumber, accountNumber, beneficiary },
  };
}
