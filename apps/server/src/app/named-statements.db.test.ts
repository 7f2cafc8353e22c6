import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { findCode } from '../modules/discounts/index.ts';
import { listPayments } from '../modules/payments/payment.repository.ts';
import { settlePayment } from '../modules/payments/settle-payment.ts';
import { createDevice } from '../modules/scanning/devices/create-device.ts';
import { pairDevice } from '../modules/scanning/devices/pair-device.ts';
import { scanAtGate } from '../modules/scanning/scan-at-gate.ts';
import { findBarcode } from '../modules/scanning/scanned-ticket.repository.ts';
import { saveDetails } from '../modules/storefront/cart/save-details.ts';
import { takeCart } from '../modules/storefront/cart/take-cart.ts';
import { checkOut } from '../modules/storefront/checkout/check-out.ts';
import { listFoundTickets } from '../modules/ticket-search/found-ticket.repository.ts';
import { camelCase } from '../platform/database/database.ts';
import { inClient } from '../platform/database/in-client.ts';
import { listStatements } from '../platform/database/statement-names.ts';

const database = await testDatabase();
const { app } = testApp(database);

/** What the sources send as a named statement: the words before its first value, or the table that it inserts into. */
function writtenStatements(): { file: string; head: string }[] {
  const folder = new URL('../', import.meta.url);
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.includes('.test.'));
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const sent = [...text.matchAll(/runPrepared\(\s*scope,\s*sql(?:<.*?>)?`([^`$]*)/g)];
    const inserted = [...text.matchAll(/insertRows\(\s*scope,\s*'(\w+)'/g)];
    return [
      ...sent.map(([, head = '']) => ({ file, head: inOneLine(head) })),
      ...inserted.map(([, table = '']) => ({
        file,
        head: `insert into ${camelCase.nameInDatabase(table)} (`,
      })),
    ];
  });
}

const inFiveMinutes = () => new Date(app.clock().getTime() + 5 * 60_000);

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the database accepts every statement that a connection keeps by a name, and none is left out', async () => {
  const client = await aClient(app);
  const { clientId, subdomain } = client;
  const page = await aSalesPage(database.owner, clientId, { capacity: 100 });
  // A limit for each email address, so that the order leaves its mark.
  await database.owner.query(`update channel set sales_flow = $2 where id = $1`, [
    page.channelId,
    JSON.stringify({ restrictions: { mostTicketsPerEmail: 50 } }),
  ]);
  const wish = {
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity: 2 }],
  };
  const settle = async (outcome: 'failed' | 'paid') => {
    const { secret } = await takeCart(app, { client: subdomain, channel: page.url }, wish, randomUUID());
    await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.com' });
    // Little time is left, so that going to pay lengthens it.
    await database.owner.query(`update hold set expires_at = $1`, [inFiveMinutes()]);
    await database.owner.query(`update cart set hold_expires_at = $1`, [inFiveMinutes()]);
    await checkOut(app, secret, { method: 'test' });
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from orders order by id desc limit 1',
    );
    const ids = rows.map(({ id }) => id);
    const [payment] = await inClient(app.db, clientId, (scope) => listPayments(scope, ids));
    if (!payment) throw new Error('no payment');
    await inClient(app.db, clientId, (scope) => listFoundTickets(scope, ids, { code: null, limit: 10 }));
    const { reference, amountMinor, currency } = payment;
    await settlePayment(app, clientId, {
      provider: 'test',
      reference,
      event: outcome,
      outcome,
      amountMinor,
      currency,
    });
  };
  const scanATicket = async () => {
    const { code } = await createDevice(await signedInAs(app, client), { name: 'Gate A', locationId: null });
    const { deviceKey } = await pairDevice(app, code);
    await database.owner.query('update device set asleep = true');
    const { number } = await aSoldTicket(database.owner, clientId);
    const at = app.clock().toISOString();
    await scanAtGate(app, `Device ${deviceKey}`, { sequence: 1, code: number, at, direction: 'in' }, 'en');
  };
  await settle('failed');
  await settle('paid');
  await scanATicket();
  await inClient(app.db, clientId, (scope) => findCode(scope, 'SPRING'));
  await inClient(app.db, clientId, (scope) => findBarcode(scope, 'A1'));
  const statements = listStatements();
  const heads = statements.map(inOneLine);
  expect(writtenStatements().filter(({ head }) => !heads.some((seen) => seen.startsWith(head)))).toEqual([]);
  for (const statement of statements) {
    await database.owner.query(`prepare named as ${statement}`);
    await database.owner.query('deallocate named');
  }
});
