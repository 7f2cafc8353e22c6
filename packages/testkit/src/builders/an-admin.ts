import { randomUUID } from 'node:crypto';
import { createAccount } from '@foyer/server/modules/identity/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient, inClientReadOnly } from '@foyer/server/platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '@foyer/server/platform/database/platform-client.ts';
import type { RequestContext } from '@foyer/server/platform/request-context.ts';
import { TEST_PASSWORD } from './a-client.ts';

/** A new account of the platform. @returns its id; it signs in as `{username}|platform`. */
export async function anAdmin(app: App, username = `admin ${randomUUID()}`): Promise<string> {
  const account = {
    username,
    email: 'admin@foyer.example',
    locale: 'en_US' as const,
    password: TEST_PASSWORD,
  };
  return inClient(app.db, PLATFORM_CLIENT_ID, (scope) =>
    createAccount(app, scope, { ...account, accountType: 'management' }),
  );
}

/** A signed-in call of a new Admin: outside every client, or working in one. */
export async function signedInAsAdmin(app: App, clientId = PLATFORM_CLIENT_ID): Promise<RequestContext> {
  const username = `admin ${randomUUID()}`;
  return {
    app,
    requestId: randomUUID(),
    clientId,
    account: {
      kind: 'admin',
      accountId: await anAdmin(app, username),
      homeClientId: PLATFORM_CLIENT_ID,
      sessionId: randomUUID(),
      username,
      accountType: 'management',
      locale: 'en_US',
      mustChangePassword: false,
    },
    can: () => true,
    require() {},
    inClient: (work) => inClient(app.db, clientId, work),
    inClientReadOnly: (work) => inClientReadOnly(app.db, clientId, work),
  };
}
