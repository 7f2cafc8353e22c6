import { randomUUID } from 'node:crypto';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import { startRights } from '@foyer/domain/identity/start-rights.ts';
import { createClient } from '@foyer/server/modules/clients/index.ts';
import { createAccount } from '@foyer/server/modules/identity/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient, inClientReadOnly } from '@foyer/server/platform/database/in-client.ts';
import { NotAllowedError } from '@foyer/server/platform/errors.ts';
import type { RequestContext } from '@foyer/server/platform/request-context.ts';

export const TEST_PASSWORD = 'test-password';

export interface TestClient {
  clientId: string;
  subdomain: string;
  /** The main account, of type management. */
  managerId: string;
}

/** A client with its manager (username `manager`). */
export async function aClient(
  app: App,
  { subdomain = `c-${randomUUID()}`, name = 'Getij' } = {},
): Promise<TestClient> {
  const { clientId, mainAccountId } = await createClient(
    app,
    { subdomain, name, town: 'Havenstad' },
    { username: 'manager', email: 'manager@getij.example', locale: 'en_US', password: TEST_PASSWORD },
  );
  return { clientId, subdomain, managerId: mainAccountId };
}

/** A signed-in call of an account of this type, with the rights that the type starts with. */
export async function signedInAs(
  app: App,
  client: TestClient,
  accountType: AccountType = 'management',
): Promise<RequestContext> {
  const accountId =
    accountType === 'management' ? client.managerId : await makeAccount(app, client.clientId, accountType);
  const rights = startRights(accountType);
  const can: RequestContext['can'] = (module, right) => {
    const levels = [...rights].find(([name]) => name === module)?.[1];
    return levels?.[right] ?? false;
  };
  return {
    app,
    requestId: randomUUID(),
    clientId: client.clientId,
    account: {
      kind: 'account',
      accountId,
      homeClientId: client.clientId,
      sessionId: randomUUID(),
      username: accountType,
      accountType,
      locale: 'en_US',
      mustChangePassword: false,
    },
    can,
    require(module, right) {
      if (!can(module, right)) throw new NotAllowedError(module, right);
    },
    inClient: (work) => inClient(app.db, client.clientId, work),
    inClientReadOnly: (work) => inClientReadOnly(app.db, client.clientId, work),
  };
}

async function makeAccount(app: App, clientId: string, accountType: AccountType): Promise<string> {
  const username = `${accountType} ${randomUUID()}`;
  return inClient(app.db, clientId, (scope) =>
    createAccount(app, scope, { username, email: '', accountType, locale: 'en_US', password: TEST_PASSWORD }),
  );
}
