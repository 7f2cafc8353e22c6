import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aClientWithSecrets } from '@foyer/testkit/builders/a-client-with-secrets.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { type Ask, graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { listCalls } from '@foyer/testkit/graphql-call.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { answerableQueries } from '@foyer/testkit/samples/answerable-queries.ts';
import { findFieldWays } from '@foyer/testkit/samples/field-ways.ts';
import { sampleIdsOf } from '@foyer/testkit/samples/sample-ids.ts';
import { findSecrets, SECRET_COLUMN } from '@foyer/testkit/samples/stored-secrets.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../platform/log/log.ts';
import { createServer } from './create-server.ts';

/** No account, with any right, reads a secret in any answer; nor does the audit log or a log line hold one. */
let logged = '';
const log = createLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  }),
);
const database = await testDatabase();
const testing = testApp(database);
const apps = { app: { ...testing.app, log }, worker: { ...testing.worker, log } };
const server = await createServer(apps.app);
afterAll(() => server.close());
const museum = await aClientWithSecrets(apps, database, server);
const { client, secrets, failedMessageId, mailId } = museum;

// Each walk signs in: a session token lasts a quarter of an hour, and the walks may take longer together.
const asManager = async (): Promise<Ask> => graphqlAsker(server, await tokenOf(apps.app, server, client));

async function asAdmin(): Promise<Ask> {
  await anAdmin(apps.app, 'ruben');
  const payload = { username: 'ruben|platform', password: TEST_PASSWORD };
  const answer = await injectPatiently(server, { method: 'POST', url: '/v1/login_check', payload });
  const ask = graphqlAsker(server, answer.json().token);
  return (call) => ask(call, { 'x-foyer-client': client.clientId });
}
const readers = { 'the manager': asManager, 'an Admin': asAdmin };

const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);
const ids = sampleIdsOf(client);
const besides = await answerableQueries(apps, database, client, museum.ask);
const queries = listCalls(printed, (field, argument) => {
  const name = `${field} ${argument}`.toLowerCase();
  if (name.includes('message')) return failedMessageId;
  return name.includes('mail') ? mailId : ids(field, argument);
})
  .filter(({ kind }) => kind === 'query')
  .map((call) =>
    // The failed message is the one with all secrets in it.
    call.name === 'failedMessage'
      ? call
      : { ...call, variables: { ...call.variables, ...besides[call.name] } },
  );
/** The shortest way to each field that no query reaches at once, so that an object within an object is read too. */
const deeper = [
  ...Map.groupBy(
    findFieldWays(printed, queries, () => true),
    ({ fields }) => fields.at(-1),
  ).values(),
]
  .map((ways) => ways.reduce((best, way) => (way.steps.length < best.steps.length ? way : best)))
  .filter(({ steps }) => steps.length > 2);

test('the walk below looks for secrets of every kind', () => {
  expect(secrets.size).toBeGreaterThan(40);
  expect(queries.length).toBeGreaterThan(80);
  expect(deeper.length).toBeGreaterThan(50);
});

/** Columns that sound like a secret and are none, with what they are. */
const noSecret: Record<string, string> = {
  'account.must_change_password': 'whether a new password is asked for',
  'audit_entry.hash': 'the seal of an entry, which the audit log shows',
  'bot_proof.digest': 'which proof of work was used, so that it is used once',
  'cart.details':
    'what a visitor typed, encrypted with the key of the person: the owner of the cart reads it',
  'desk_lease_sale.buyer':
    'what a visitor gave at a desk, encrypted with the key of the person, until the order has it',
  'gift_card.code_digest': 'which code a gift card has, as a keyed digest: it is found by it',
  'gift_card.email_digest': 'to which address a gift card goes, as a keyed digest: it is found by it',
  'gift_card.link_digest': 'the hash of the link to the presents of an order: they are found by it',
  'gift_card.details': 'from whom and to whom it is, encrypted with the key of the person: staff read it',
  'invoice.billing': 'to whom an invoice is made out, sealed: the law keeps it, and staff read it',
  'invoice_request.billing': 'the same, as it was asked for',
  'order_change.decision_note': 'what colleagues wrote, encrypted with the key of the person: staff read it',
  'order_change.reason': 'the same',
  'order_mark.digest': 'by whom an order was placed, as a keyed digest: the order limit counts by it',
  'orders.details': 'what a buyer said, encrypted with the key of the person: staff read it',
  'sms_code.code_digest': 'a code of five digits as a keyed digest, for ten minutes',
  'sms_code.network_digest': 'from where it was asked for, as a keyed digest',
  'sms_code.number_digest': 'the number that it went to, as a keyed digest',
  'ticket.visitor_name':
    'the name on a ticket, encrypted with the key of the person: staff and gates read it',
  'ticket_key.public_key': 'what gates verify tickets with',
  'waiting_address.email_digest': 'which address waits at a waiting room, as a keyed digest',
  'waiting_list_entry.email_digest': 'which address waits, as a keyed digest',
  'waiting_place.browser': 'which browser waits, as a hash',
  'wallet_device.push_token': "what Apple calls a phone; only the museum's certificate can use it",
};

test('every column that may hold a secret is one of those that are looked for, or is known to be none', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name !~ $1
       and (data_type = 'bytea' or column_name ~ '(token|secret|password|hash|wrapped|sealed|private)')
     order by 1`,
    [SECRET_COLUMN],
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(noSecret).sort());
});

test.each(Object.entries(readers))(
  '%s finds no secret in any answer, whatever is asked',
  async (_name, signIn) => {
    const ask = await signIn();
    const leaks: string[] = [];
    const unanswered: string[] = [];
    for (const { document, variables } of [...queries, ...deeper]) {
      const { text, data } = await ask({ document, variables });
      if (!data) unanswered.push(document);
      for (const name of findSecrets(secrets, text)) leaks.push(`${name}: ${document}`);
    }
    expect(leaks).toEqual([]);
    // What is for Admins only is not answered to the manager, and an export or a look-up is answered to its maker.
    const others =
      /[cC]lientSummary|[cC]lients?\b|workerPause|\{ export\(|erasurePreview|personFile|visitorData/;
    expect(unanswered.filter((document) => !others.test(document))).toEqual([]);
  },
  900_000,
);

test('the failed message and the mail are found, without what is secret in them', async () => {
  const ask = await asManager();
  const { text } = await ask({
    document: `{ mail(id: "${mailId}") { html text error } failedMessage(id: "${failedMessageId}") { payload trace } }`,
  });
  expect(text).toContain('order link');
  expect(text).not.toContain('null');
});

test('the audit log holds no secret, in no column', async () => {
  const { rows } = await database.owner.query('select audit_entry::text as entry from audit_entry');
  expect(rows.length).toBeGreaterThan(secrets.size / 10);
  expect(findSecrets(secrets, JSON.stringify(rows))).toEqual([]);
});

test('no line of the log holds a secret, whatever is asked with one', async () => {
  logged = '';
  for (const value of secrets.values()) {
    const secret = encodeURIComponent(value);
    const authorization = `Bearer ${value}`;
    for (const url of [
      `/api/shop/orders/${secret}`,
      `/api/shop/carts/${secret}`,
      `/cms/password-reset/${secret}`,
    ]) {
      await injectPatiently(server, { method: 'GET', url, headers: { authorization } });
    }
    const sign = { username: `vera|${client.subdomain}`, password: value, token: value, code: value };
    for (const url of ['/v1/login_check', '/v1/account_link', '/v1/token/refresh', '/api/scan/v1/pair']) {
      await injectPatiently(server, { method: 'POST', url, payload: sign });
    }
    await graphqlAsker(server, value)({ document: `{ order(id: "${value}") { ${value} } }` });
  }
  log.flush();
  expect(logged).toContain('/api/shop/orders/:secret');
  expect(findSecrets(secrets, logged)).toEqual([]);
});
