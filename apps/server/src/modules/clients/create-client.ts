import { randomUUID } from 'node:crypto';
import { defaultMenu } from '@foyer/domain/identity/default-menu.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { createAccount, insertMenu, type NewAccount } from '../identity/index.ts';
import { insertClient, type NewClient } from './client.repository.ts';

export interface CreatedClient {
  clientId: string;
  mainAccountId: string;
}

/** A client with its main account, rights and default menu in one transaction (product.md, section 2). */
export async function createClient(
  app: App,
  client: NewClient,
  mainAccount: Omit<NewAccount, 'isMain' | 'accountType'>,
): Promise<CreatedClient> {
  const clientId = randomUUID();
  return inClient(app.db, clientId, async (scope) => {
    await insertClient(scope, client);
    await insertMenu(scope, 'ClientUser', defaultMenu('ClientUser'));
    const mainAccountId = await createAccount(app, scope, {
      ...mainAccount,
      accountType: 'management',
      isMain: true,
    });
    return { clientId, mainAccountId };
  });
}
