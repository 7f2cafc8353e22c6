import { randomUUID } from 'node:crypto';
import { secretNames } from '@foyer/domain/settings/secret-names.ts';
import { createAccount, makeAccountLink } from '@foyer/server/modules/identity/index.ts';
import { makeSecretToken } from '@foyer/server/platform/crypto/secret-token.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import type { DatabaseAccess } from '../database/database-access.ts';
import { type Ask, graphqlAsker, tokenOf } from '../graphql-asker.ts';
import { injectPatiently } from '../inject-patiently.ts';
import { leakEverywhere } from '../samples/leak-everywhere.ts';
import { listStoredForms, type Secrets } from '../samples/stored-secrets.ts';
import type { TestApp } from '../test-app.ts';
import { aBusyClient, type BusyClient } from './a-busy-client.ts';

export interface ClientWithSecrets {
  client: BusyClient;
  secrets: Secrets;
  /** As the manager. */
  ask: Ask;
  failedMessageId: string;
  mailId: string;
}

/**
 * A client in which every kind of secret was made by the way that makes it in use; the mail and the failed message hold
 * all of them that a mail or a message could.
 */
export async function aClientWithSecrets(
  apps: TestApp,
  database: DatabaseAccess,
  server: FastifyInstance,
): Promise<ClientWithSecrets> {
  const { app } = apps;
  const client = await aBusyClient(apps, database);
  const secrets: Secrets = new Map();
  const keep = (name: string, value: unknown) => {
    if (typeof value !== 'string' || value.length < 8) throw new Error(`no ${name}: ${value}`);
    secrets.set(name, value);
    return value;
  };
  const ask = graphqlAsker(server, keep('session token', await tokenOf(app, server, client)));
  const call = async (document: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await ask({ document, variables });
    if (!data || errors.length > 0) throw new Error(`${document}: ${JSON.stringify(errors)}`);
    return data;
  };
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
    (await injectPatiently(server, { method: 'POST', url, payload, headers })).json();

  // An account with a password of its own, signed in, with a second factor.
  const password = keep('password', `wagtail-${makeSecretToken().slice(0, 12)}`);
  await inClient(app.db, client.clientId, (scope) =>
    createAccount(app, scope, {
      username: 'vera',
      email: 'vera@getij.example',
      accountType: 'client user',
      locale: 'en_US',
      password,
    }),
  );
  const vera = await post('/v1/login_check', { username: `vera|${client.subdomain}`, password });
  keep('token of the account', vera.token);
  keep('refresh token', vera.refresh_token);
  const asVera = graphqlAsker(server, vera.token);
  const offered = await asVera({
    document: 'mutation ($password: String!) { offerSecondFactor(password: $password) { secret } }',
    variables: { password },
  });
  const { secret } = (offered.data?.offerSecondFactor ?? {}) as { secret?: string };
  const code = new TOTP({ secret: keep('two-factor seed', secret) }).generate({
    timestamp: app.clock().getTime(),
  });
  const confirmed = await asVera({
    document: 'mutation ($code: String!) { confirmSecondFactor(code: $code) }',
    variables: { code },
  });
  const codes = (confirmed.data?.confirmSecondFactor ?? []) as string[];
  for (const one of codes) keep(`recovery code ${one}`, one);

  // Links of accounts, known by their hash only; the token is derived from the link's id.
  for (const purpose of ['account-activation', 'password-reset'] as const) {
    await inClient(app.db, client.clientId, (scope) =>
      makeAccountLink(app, scope, client.managerId, purpose),
    );
  }
  const links = await database.owner.query<{ id: string; purpose: string }>(
    'select id, purpose from one_time_link where client_id = $1',
    [client.clientId],
  );
  for (const { id, purpose } of links.rows) {
    keep(`${purpose} link`, app.secrets.derive('account-link', id).toString('base64url'));
  }

  for (const name of secretNames) {
    await call(
      'mutation ($name: SecretName!, $value: String!) { replaceSecret(name: $name, value: $value) { id } }',
      {
        name,
        value: keep(name, `live_${makeSecretToken()}`),
      },
    );
  }
  const form = await call('mutation { renewCompanyFormLink }');
  keep('company form link', String(form.renewCompanyFormLink).split(/[/#]/).at(-1));

  const signing = await call('mutation ($id: ID!) { renewPopupDataSecret(channelId: $id) }', {
    id: client.page.channelId,
  });
  keep('signing secret of a channel', signing.renewPopupDataSecret);

  const gate = await call(
    'mutation ($name: String!) { createScanDevice(input: { name: $name, locationId: null }) { code } }',
    { name: 'Gate 2' },
  );
  const pairing = keep('pairing code', (gate.createScanDevice as { code: string }).code);
  keep('gate token', (await post('/api/scan/v1/pair', { code: pairing })).deviceKey);

  const { page } = client;
  const cart = await post(
    `/api/shop/${client.subdomain}/${page.url}/carts`,
    {
      language: 'en',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }],
    },
    { 'idempotency-key': randomUUID() },
  );
  keep('cart secret', cart.secret);
  keep(
    'order link',
    app.secrets.derive('order-secret', `${client.clientId} ${client.ids.order}`).toString('base64url'),
  );

  for (const [name, value] of await listStoredForms(database)) keep(name, value);
  const all = [...secrets].filter(([name]) => isLong(name)).map(([name, value]) => [name, value] as const);
  return { client, secrets, ask, ...(await leakEverywhere(apps, database, client, all)) };
}

/** A mail, a message and an error hold no short code and no row of the database. */
const isLong = (name: string) => !/^(recovery code|pairing code|password$|stored)/.test(name);
