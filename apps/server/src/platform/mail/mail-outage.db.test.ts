import { createServer, type Server } from 'node:net';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteMail, sendMailNow } from '../../modules/message-queue/change-outbox.ts';
import { giveUpMails } from '../../modules/message-queue/give-up-mails.ts';
import { getOpenedMail } from '../../modules/message-queue/open-mail.ts';
import { readDashboard } from '../../modules/reporting/index.ts';
import { createPersonKey } from '../crypto/person-key.ts';
import { inClient } from '../database/in-client.ts';
import { freePort } from '../free-port.ts';
import { findMailOutage } from './mail-outage.repository.ts';
import { sendHeldMails } from './send-held-mails.ts';
import { sendMailSubscription } from './send-mail.ts';
import { writeMail } from './write-mail.ts';

/** What a mail server answers: takes all, says "later" or no to one address, or shuts the door with these words. */
interface Behaviour {
  greeting?: string;
  refusesSignIn?: boolean;
  answers?: Record<string, { code: number; words: string }>;
}

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A mail server at one address that is switched off and on again. */
async function aMailServer() {
  const port = await freePort();
  const received: string[] = [];
  let tried = 0;
  const switchOn = async ({ greeting, refusesSignIn, answers = {} }: Behaviour = {}) => {
    const server = new SMTPServer({
      disabledCommands: refusesSignIn ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
      allowInsecureAuth: true,
      closeTimeout: 100,
      onConnect(_session, done) {
        tried += 1;
        done(
          greeting
            ? Object.assign(new Error(greeting), { responseCode: Number(greeting.slice(0, 3)) })
            : null,
        );
      },
      onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
      onRcptTo({ address }, _session, done) {
        const answer = answers[address];
        done(answer ? Object.assign(new Error(answer.words), { responseCode: answer.code }) : null);
      },
      onData(stream, session, done) {
        stream.resume();
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
    open.push(close);
    return close;
  };
  return { url: `smtp://127.0.0.1:${port}`, received, tried: () => tried, switchOn };
}

/** A museum whose worker uses this mail server. Each has a database: there is one outage for all clients. */
async function aMuseum(url: string) {
  const database = await testDatabase();
  const clock = testClock('2026-11-20T10:00:00Z');
  const { app, worker: plain } = testApp(database, clock);
  const worker = { ...plain, env: { ...plain.env, SMTP_URL: url } };
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  return {
    clock,
    worker,
    manager,
    write: (address: string) =>
      inClient(app.db, clientId, async (scope) => {
        const from = { name: 'Getij', address: 'tickets@getij.example' };
        const content = {
          to: { name: '', address },
          from,
          subject: 'Tickets',
          html: '',
          text: '',
          copyTo: [],
          attachments: [],
        };
        const key = await createPersonKey(scope, app.secrets);
        return (await writeMail(scope, key, { kind: 'refund', language: 'en', content })).id;
      }),
    /** Carries out what waits, each up to nine times, as the queue does. */
    work: async () => {
      const { rows } = await database.owner.query<{ id: string; payload: Record<string, unknown> }>(
        'delete from outbox where client_id = $1 returning id, payload',
        [clientId],
      );
      for (const row of rows) {
        for (let attempt = 1; attempt <= 9; attempt += 1) {
          const message = { ...row, clientId, type: 'send-mail', createdAt: '' };
          const failed = await sendMailSubscription.handle(worker, message).catch((error: unknown) => error);
          if (failed === undefined) break;
        }
      }
    },
    /** So long the periodic job does its work, every five seconds. */
    pass: async (minutes: number, everySeconds = 5) => {
      for (let passed = 0; passed < minutes * 60; passed += everySeconds) {
        clock.advance(everySeconds / 60);
        await sendHeldMails(worker);
      }
    },
    mails: async () => {
      const { rows } = await database.owner.query<{ state: string; attempts: number; error: string | null }>(
        'select state, attempts, error from mail where client_id = $1 order by created_at, id',
        [clientId],
      );
      return rows;
    },
    states: async () =>
      (
        await database.owner.query<{ state: string }>(
          'select state from mail where client_id = $1 order by created_at, id',
          [clientId],
        )
      ).rows.map(({ state }) => state),
    alerts: async () =>
      (await readDashboard({ ...manager, app: { ...manager.app, clock: clock.now } })).alerts,
  };
}

describe('while the mail server is off for three days', () => {
  test('no mail fails, the dashboard says how many wait since when, and all go at once when it is on again', async () => {
    const server = await aMailServer();
    const museum = await aMuseum(server.url);
    for (const name of ['anna', 'bram', 'chris']) await museum.write(`${name}@example.com`);
    await museum.work();
    expect(await museum.mails()).toMatchObject(
      Array.from({ length: 3 }, () => ({ state: 'waiting', attempts: 0 })),
    );
    await museum.pass(60);
    await museum.write('daan@example.com');
    await museum.work();
    await giveUpMails(museum.worker);
    expect(await museum.alerts()).toMatchObject({
      waitingMails: 4,
      failedMails: 0,
      mailsWaitSince: new Date('2026-11-20T10:00:00Z'),
    });
    await museum.pass(71 * 60, 300);
    await giveUpMails(museum.worker);
    expect(await museum.states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    await server.switchOn();
    await museum.pass(5);
    await museum.work();
    expect(await museum.mails()).toMatchObject(
      Array.from({ length: 4 }, () => ({ state: 'sent', attempts: 1, error: null })),
    );
    expect(server.received.toSorted()).toEqual(
      ['anna', 'bram', 'chris', 'daan'].map((name) => `${name}@example.com`),
    );
    expect(await museum.alerts()).toMatchObject({ waitingMails: 0, mailsWaitSince: null });
    expect(await findMailOutage(museum.worker.db)).toBeUndefined();
  });

  test('it is asked with growing pauses, by one mail at a time, and by no new mail', async () => {
    const server = await aMailServer();
    const museum = await aMuseum(server.url);
    await server.switchOn({ greeting: '421 Service not available' });
    for (let count = 0; count < 20; count += 1) await museum.write(`guest${count}@example.com`);
    await museum.work();
    const first = server.tried();
    await museum.pass(5);
    const early = server.tried();
    await museum.write('late@example.com');
    await museum.work();
    expect([first, early - first, server.tried() - early]).toEqual([1, 5, 0]);
    await museum.pass(60);
    // Every five minutes by now.
    expect(server.tried() - early).toBeLessThanOrEqual(13);
  });

  test('a mail that waits for four days has failed, and can be sent by hand', async () => {
    const server = await aMailServer();
    const museum = await aMuseum(server.url);
    const id = await museum.write('anna@example.com');
    await museum.work();
    await museum.pass(4 * 24 * 60, 3600);
    expect(await museum.states()).toEqual(['waiting']);
    await museum.pass(5);
    expect(await museum.mails()).toMatchObject([
      { state: 'failed', error: expect.stringContaining('ECONNREFUSED') },
    ]);
    await server.switchOn();
    await sendMailNow(museum.manager, id);
    await museum.pass(1);
    await museum.work();
    expect(await museum.states()).toEqual(['sent']);
  });

  test('a mail that waits can be deleted or sent by hand: the first is gone, the second waits on', async () => {
    const museum = await aMuseum((await aMailServer()).url);
    const [gone, kept] = [await museum.write('anna@example.com'), await museum.write('bram@example.com')];
    await museum.work();
    expect(await getOpenedMail(museum.manager, gone)).toMatchObject({ waitsSince: museum.clock.now() });
    await deleteMail(museum.manager, gone);
    await sendMailNow(museum.manager, kept);
    await museum.work();
    await museum.pass(10);
    expect(await museum.states()).toEqual(['deleted', 'waiting']);
  });
});

/** Accepts connections and then does what the test asks. */
async function aSocket(onConnection: (end: () => void) => void): Promise<string> {
  const server: Server = createServer((socket) => onConnection(() => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test.each([
  ['its port is closed', async () => (await aMailServer()).url],
  ['it hangs up', () => aSocket((end) => end())],
  ['it says nothing for ten seconds', () => aSocket(() => {})],
  ['its name is unknown', async () => 'smtp://mail.invalid'],
  ['it greets with 421', () => serverThat({ greeting: '421 Too busy' })],
  ['it greets with 554', () => serverThat({ greeting: '554 No service here' })],
  ['it knows no encryption that is asked for', async () => (await serverThat()).replace('smtp:', 'smtps:')],
  [
    'it takes no sign-in',
    async () => (await serverThat({ refusesSignIn: true })).replace('//', '//foyer:wrong@'),
  ],
])('the mail server is out, and no mail used up a try, when %s', async (_what, start) => {
  const museum = await aMuseum(await start());
  await museum.write('anna@example.com');
  await museum.work();
  expect(await museum.mails()).toMatchObject([{ state: 'waiting', attempts: 0, error: expect.any(String) }]);
  expect(await findMailOutage(museum.worker.db)).toMatchObject({ tries: 1 });
});

async function serverThat(behaviour: Behaviour = {}): Promise<string> {
  const server = await aMailServer();
  await server.switchOn(behaviour);
  return server.url;
}

describe('a mail server that serves', () => {
  test('and says "later" to one mail gets it again after pauses that grow to an hour; the others are not held up', async () => {
    const server = await aMailServer();
    const off = await server.switchOn({
      answers: { 'anna@example.com': { code: 451, words: 'Greylisted, come back' } },
    });
    const museum = await aMuseum(server.url);
    for (const name of ['anna', 'bram']) await museum.write(`${name}@example.com`);
    await museum.work();
    expect(await museum.mails()).toMatchObject([{ state: 'waiting', attempts: 1 }, { state: 'sent' }]);
    expect(await findMailOutage(museum.worker.db)).toBeUndefined();
    for (let hour = 0; hour < 24; hour += 1) {
      await museum.pass(60, 60);
      await museum.work();
    }
    const [mail] = await museum.mails();
    expect(mail).toMatchObject({ state: 'waiting', error: expect.stringContaining('Greylisted') });
    expect(mail?.attempts).toBeGreaterThan(9);
    await giveUpMails(museum.worker);
    await off();
    await server.switchOn();
    await museum.pass(70, 60);
    await museum.work();
    await museum.pass(6, 5);
    await museum.work();
    expect(await museum.states()).toEqual(['sent', 'sent']);
  });

  test('and refuses one mail is tried nine times; a mail that ends an outage by being refused holds up no other', async () => {
    const server = await aMailServer();
    const museum = await aMuseum(server.url);
    for (const name of ['nobody', 'bram']) await museum.write(`${name}@example.com`);
    await museum.work();
    await server.switchOn({ answers: { 'nobody@example.com': { code: 550, words: 'No such user' } } });
    await museum.pass(1);
    await museum.work();
    expect(await museum.mails()).toMatchObject([
      { state: 'failed', error: expect.stringContaining('No such user') },
      { state: 'sent' },
    ]);
    expect(server.received).toEqual(['bram@example.com']);
  });
});
