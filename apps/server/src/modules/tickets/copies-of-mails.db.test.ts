import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { copyMailSubscription } from '../../platform/mail/copy-mail.ts';
import { beginMailOutage, endMailOutage } from '../../platform/mail/mail-outage.repository.ts';
import { sendMailSubscription } from '../../platform/mail/send-mail.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { mailOrderLinks } from './mail-order-links.ts';
import { mailTickets } from './mail-tickets.ts';
import './tickets.module.ts';

/** Copies for the museum: insight-and-settings, "BCC emails"; decision 0286. */
const database = await testDatabase();
const clock = testClock();
const { app, worker: plain } = testApp(database, clock);

let received: { to: string; text: string }[] = [];
/** What the server says "later" to. */
let isBusy = false;
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  closeTimeout: 100,
  onRcptTo({ address }, _session, done) {
    const answers: Record<string, [number, string]> = {
      'full@getij.example': [552, 'mailbox full'],
      'later@getij.example': [isBusy ? 451 : 250, 'try again later'],
    };
    const [responseCode, words] = answers[address] ?? [250, ''];
    done(responseCode >= 400 ? Object.assign(new Error(words), { responseCode }) : null);
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      received.push({ to, text: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
let worker: App = plain;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  worker = { ...plain, env: { ...plain.env, SMTP_URL: `smtp://127.0.0.1:${port}` } };
});
beforeEach(() => {
  received = [];
  isBusy = false;
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

async function aSoldOrder(bccEmails: string[], language: 'en' | 'nl' = 'en') {
  const { clientId } = await aClient(app);
  await aSetting(database.owner, clientId, 'mails', { bccEmails });
  const timeslot = await aTimeslot(database.owner, clientId);
  const { orderId, secret } = await aPlacedOrder(app, clientId, timeslot, { language });
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  await database.owner.query('delete from outbox where client_id = $1', [clientId]);
  const message = { id: randomUUID(), clientId, type: '', payload: { orderId }, createdAt: '' };
  /** Carries out the mails whose time has come. @returns what failed */
  const work = async () => {
    const failed: string[] = [];
    for (;;) {
      const { rows } = await database.owner.query<{
        id: string;
        type: string;
        payload: Record<string, unknown>;
      }>(
        'delete from outbox where client_id = $1 and coalesce(start_after <= $2, true) returning id, type, payload',
        [clientId, clock.now()],
      );
      if (rows.length === 0) return failed;
      for (const row of rows) {
        const one = [sendMailSubscription, copyMailSubscription].find(({ type }) => type === row.type);
        await one?.handle(worker, { ...row, clientId, createdAt: '' }).catch((error: Error) => {
          failed.push(`${row.type}: ${error.message}`);
        });
      }
    }
  };
  const waiting = async () =>
    (
      await database.owner.query<{ type: string; startAfter: Date }>(
        'select type, start_after as "startAfter" from outbox where client_id = $1',
        [clientId],
      )
    ).rows;
  return { clientId, secret, message, work, waiting };
}

const plainTextOf = (text: string) => text.replace(/=\r\n/g, '').replace(/\r\n/g, '\n');

test('an order is confirmed to its buyer alone where the museum wants no copies', async () => {
  const sold = await aSoldOrder([]);
  await mailTickets(worker, sold.message);
  expect(await sold.work()).toEqual([]);
  expect(received.map(({ to }) => to)).toEqual(['anna.visser@example.com']);
});

test('each address of the museum gets a copy that names the buyer, without tickets and without a link that opens anything', async () => {
  const sold = await aSoldOrder(['desk@getij.example', 'archive@getij.example']);
  await mailTickets(worker, sold.message);
  expect(await sold.work()).toEqual([]);
  expect(received.map(({ to }) => to)).toEqual([
    'anna.visser@example.com',
    'desk@getij.example',
    'archive@getij.example',
  ]);
  const [mail, copy] = received.map(({ text }) => plainTextOf(text));
  expect(mail).toContain(sold.secret);
  expect(mail).toContain('application/pdf');
  expect(copy).toMatch(/^To: .*anna[.]visser@example[.]com/m);
  expect(copy).toContain('Your tickets for Salt & Light');
  expect(copy).toContain('[link hidden]');
  for (const secret of [sold.secret, 'application/pdf', 'text/calendar', 'http://', 'https://'])
    expect(copy).not.toContain(secret);
});

test('an address that takes no copy holds up neither the buyer nor the other addresses, and the buyer’s mail is not sent twice', async () => {
  const sold = await aSoldOrder(['full@getij.example', 'archive@getij.example']);
  await mailTickets(worker, sold.message);
  expect(await sold.work()).toEqual([expect.stringMatching(/^copy-mail: .*mailbox full/)]);
  expect(received.map(({ to }) => to)).toEqual(['anna.visser@example.com', 'archive@getij.example']);
  const { rows } = await database.owner.query('select state, error from mail where client_id = $1', [
    sold.clientId,
  ]);
  expect(rows).toEqual([{ state: 'sent', error: null }]);
});

test('the copy of a Dutch mail says in Dutch where a link was', async () => {
  const sold = await aSoldOrder(['archive@getij.example'], 'nl');
  await mailTickets(worker, sold.message);
  expect(await sold.work()).toEqual([]);
  const copy = plainTextOf(received.at(-1)?.text ?? '');
  expect(copy).toContain('[link verborgen]');
  expect(copy).not.toContain('[link hidden]');
});

test('while a mailbox says "later", and while no mail server answers, a copy waits and is no failed message', async () => {
  const sold = await aSoldOrder(['later@getij.example']);
  isBusy = true;
  await mailTickets(worker, sold.message);
  expect(await sold.work()).toEqual([]);
  const minutes = (count: number) => new Date(clock.now().getTime() + count * 60_000);
  expect(await sold.waiting()).toEqual([{ type: 'copy-mail', startAfter: minutes(1) }]);

  isBusy = false;
  clock.advance(1);
  await beginMailOutage(worker.db, { since: clock.now(), tries: 1, nextTryAt: minutes(5) });
  expect(await sold.work()).toEqual([]);
  expect(await sold.waiting()).toEqual([{ type: 'copy-mail', startAfter: minutes(2) }]);

  await endMailOutage(worker.db);
  clock.advance(2);
  expect(await sold.work()).toEqual([]);
  expect(received.map(({ to }) => to)).toEqual(['anna.visser@example.com', 'later@getij.example']);
  expect(await sold.waiting()).toEqual([]);
});

test('a copy that a mailbox refused is not tried again by itself, and one that waited four days has failed', async () => {
  const sold = await aSoldOrder(['full@getij.example', 'later@getij.example']);
  isBusy = true;
  await mailTickets(worker, sold.message);
  expect(await sold.work()).toEqual([expect.stringMatching(/^copy-mail: .*mailbox full/)]);
  expect(await sold.waiting()).toHaveLength(1);
  clock.advance(5 * 24 * 60);
  expect(await sold.work()).toEqual([expect.stringMatching(/^copy-mail: .*try again later/)]);
  expect(await sold.waiting()).toEqual([]);
});

test('the links to a visitor’s orders, which they asked for themselves, are not copied', async () => {
  const sold = await aSoldOrder(['archive@getij.example']);
  await mailOrderLinks(worker, sold.message);
  expect(await sold.work()).toEqual([]);
  expect(received.map(({ to }) => to)).toEqual(['anna.visser@example.com']);
});
