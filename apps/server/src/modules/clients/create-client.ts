import { randomUUID } from 'node:crypto';
import { defaultMenu } from '@foyer/domain/identity/default-menu.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { createAccount, insertMenu, makeAccountLink, type NewAccount } from '../identity/index.ts';
import { insertClient, type NewClient } from './client.repository.ts';

export interface CreatedClient {
  clientId: string;
  mainAccountId: string;
}

/**
 * A client with its main account, rights, default menu, settings and, for an account without a password, the
 * activation mail, in one transaction (product.md, section 2): a failure on the way leaves nothing.
 * @param also what else belongs to it, such as the entries in the audit log.
 */
export async function createClient(
  app: App,
  client: NewClient,
  mainAccount: Omit<NewAccount, 'isMain' | 'accountType'>,
  also: (scope: ClientScope, mainAccountId: string) => Promise<void> = async () => {},
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
    if (mainAccount.password === null) await makeAccountLink(app, scope, mainAccountId, 'account-activation');
    await also(scope, mainAccountId);
    return { clientId, mainAccountId };
  });
}
