import type { ClientScope } from '../../platform/database/database.ts';
import { findSetting } from '../settings/index.ts';
import { type Client, getClient } from './client.repository.ts';

/** How visitors reach a client: its support where it has one, else the company itself. '' = not known. */
export interface Contact extends Pick<Client, 'name' | 'address' | 'postalCode' | 'town' | 'website'> {
  email: string;
  phone: string;
  privacyUrl: string;
  imprintUrl: string;
}

export async function getContact(scope: ClientScope, at: Date): Promise<Contact> {
  const client = await getClient(scope);
  const { supportEmail, supportPhone } = await findSetting(scope, 'support', at);
  const { phone } = await findSetting(scope, 'company', at);
  const legal = await findSetting(scope, 'legal-pages', at);
  return { ...client, ...legal, email: supportEmail || client.email, phone: supportPhone || phone };
}
