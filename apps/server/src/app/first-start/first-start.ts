import { defaultMenu } from '@foyer/domain/identity/default-menu.ts';
import type pg from 'pg';
import { createClient, findClientBySubdomain } from '../../modules/clients/index.ts';
import { isMuseumMade, makeDemoMuseum } from '../../modules/demo/index.ts';
import {
  createAccount,
  findAccountByUsername,
  hasAccounts,
  insertMenu,
} from '../../modules/identity/index.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import type { CreatedApp } from '../create-app.ts';
import { readOrMakePassword } from '../root-keys/secret-file.ts';
import { describeSignIns } from './sign-in-lines.ts';

const DEMO = 'demo';
const demoAccounts = ['manager', 'reception', 'reader'].map((username) => ({ subdomain: DEMO, username }));
const firstAdmin = { subdomain: 'platform', username: 'admin' };

/**
 * Makes what an empty installation needs: the platform's first Admin and, unless switched off, the demonstration
 * client. Safe to run at every start.
 * @returns lines that name the demonstration's sales page, and with which account to sign in; none where others manage the accounts.
 */
export async function firstStart({ app, pool }: CreatedApp, embedded: boolean): Promise<string[]> {
  const password = app.env.DEMO_PASSWORD ?? (await readOrMakePassword(app.env.FOYER_DATA_DIR));
  const madeAdmin = await makeFirstAdmin(app, password);
  const wantsDemo = app.env.FOYER_DEMO ?? embedded;
  if (wantsDemo) await makeDemo(app, pool, password);
  if (!embedded && !madeAdmin && !wantsDemo) return [];
  const salesPage = wantsDemo ? [`  sales page    ${app.publicUrl}/shop/${DEMO}/getij`] : [];
  const accounts = wantsDemo ? [...demoAccounts, firstAdmin] : [firstAdmin];
  return [...salesPage, ...(await describeSignIns(app, password, accounts))];
}

async function makeFirstAdmin(app: App, password: string): Promise<boolean> {
  return inClient(app.db, PLATFORM_CLIENT_ID, async (scope) => {
    if (await hasAccounts(scope)) return false;
    await insertMenu(scope, 'Admin', defaultMenu('Admin'));
    const account = { username: 'admin', email: 'admin@foyer.example', locale: 'en_US' as const, password };
    await createAccount(app, scope, { ...account, accountType: 'management', isMain: true });
    return true;
  });
}

/** The demonstration client and its museum, each made once; a start that was killed half-way is taken up again. */
async function makeDemo(app: App, pool: pg.Pool, password: string): Promise<void> {
  if (!(await findClientBySubdomain(app.db, DEMO))) await makeDemoClient(app, password);
  const client = await findClientBySubdomain(app.db, DEMO);
  if (!client || (await isMuseumMade(app, client.id))) return;
  const manager = await inClient(app.db, client.id, (scope) => findAccountByUsername(scope, 'manager'));
  if (!manager) return;
  const startedAt = performance.now();
  await makeDemoMuseum(app, pool, client.id, manager.id);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  app.log.info({ seconds }, 'the demonstration museum was made');
}

async function makeDemoClient(app: App, password: string): Promise<void> {
  const client = {
    subdomain: DEMO,
    name: 'Getij',
    town: 'Havenstad',
    address: 'Havenkade 1',
    postalCode: '1411 AB',
  };
  const locale = 'nl_NL' as const;
  const { clientId } = await createClient(app, client, {
    username: 'manager',
    email: 'manager@getij.example',
    locale,
    password,
  });
  await inClient(app.db, clientId, async (scope) => {
    const reception = { username: 'reception', email: 'reception@getij.example', locale, password };
    await createAccount(app, scope, { ...reception, accountType: 'reception' });
    const reader = { username: 'reader', email: 'reader@getij.example', locale, password };
    await createAccount(app, scope, { ...reader, accountType: 'read only' });
  });
}
