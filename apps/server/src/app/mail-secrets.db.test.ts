import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { HIDDEN_SECRET } from '@foyer/content-html/hidden-secret.ts';
import { plainRight } from '@foyer/domain/identity/account-right.ts';
import { type MailKind, mailKinds } from '@foyer/domain/message-queue/mail-kinds.ts';
import type { VisitMailKind } from '@foyer/domain/visit-mails/visit-mail-due.ts';
import { signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aDayToClose } from '@foyer/testkit/builders/a-day-to-close.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSeller, harbourTours } from '@foyer/testkit/builders/a-seller.ts';
import { aWaitingRoom } from '@foyer/testkit/builders/a-waiting-room.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { type Ask, graphqlAsker } from '@foyer/testkit/graphql-asker.ts';
import { type GraphqlCall, listCalls } from '@foyer/testkit/graphql-call.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendSmsCode } from '../modules/abuse-limits/index.ts';
import { makeGiftCard } from '../modules/gift-cards/make-gift-card.ts';
import { createAccount, makeAccountLink } from '../modules/identity/index.ts';
import { askForAccess } from '../modules/identity/rights/ask-for-access.ts';
import { issueInvoice } from '../modules/invoices/issue-invoice.ts';
import { readUnsentMails } from '../modules/message-queue/index.ts';
import { mailVisit } from '../modules/visit-mails/mail-visit.ts';
import { joinWaitingList } from '../modules/waiting-list/join-waiting-list.ts';
import { tellTurns } from '../modules/waiting-room/email/tell-turns.ts';
import { insertPersonKeys, makePersonKey } from '../platform/crypto/person-key.ts';
import { inClient } from '../platform/database/in-client.ts';
import { sendMessages } from '../platform/outbox/send-message.ts';
import { createServer } from './create-server.ts';
import { modules } from './modules.ts';

/** No account reads a mail's links: a link gives the rights of the mail's receiver (decision 0060). */
const database = await testDatabase();
const apps = testApp(database);
const { app, worker } = apps;
const server = await createServer(app);
afterAll(() => server.close());
const day = await aDayToClose(database, apps);
const { client, clientId } = day;

/** Carries out what waits, as a worker without a mail server does. */
async function work(): Promise<void> {
  const subscriptions = modules.flatMap((module) => module.subscriptions ?? []);
  for (;;) {
    const { rows } = await database.owner.query<{
      id: string;
      type: string;
      payload: Record<string, unknown>;
    }>('delete from outbox where client_id = $1 returning id, type, payload', [clientId]);
    if (rows.length === 0) return;
    for (const row of rows) {
      const message = { ...row, clientId, createdAt: '' };
      for (const one of subscriptions) if (one.type === row.type) await one.handle(worker, message);
    }
  }
}

let paidOrderId = '';

/** Lets Foyer write one mail of a kind, by the way that writes it in use. */
const write: Record<MailKind, () => Promise<unknown>> = {
  'order-confirmation': async () => {
    paidOrderId = await day.aPaidOrder();
  },
  'visit-moved': () => happens('visit-moved', { fromDate: '2030-06-14', fromTime: '10:00' }),
  'visit-cancelled': () => happens('visit-cancelled', { fromDate: '2030-06-14', fromTime: '10:00' }),
  'order-changed': () => happens('order-changed', {}),
  'order-change-to-pay': () => happens('order-change-to-pay', { amountMinor: 250 }),
  refund: () => happens('refund-requested', { reason: 'places-gone', amountMinor: 1750 }),
  'pre-visit': () => aVisitMail('pre-visit'),
  'after-visit': () => aVisitMail('after-visit'),
  invoice: () => anInvoice(),
  'waiting-list': () => anEntry(),
  'waiting-room': () => aTurn(),
  'gift-card': () =>
    makeGiftCard(day.staff, {
      amountMinor: 5000,
      source: 'given',
      language: 'en',
      recipientEmail: 'noor@example.com',
    }),
  'order-links': () => happens('order-links-requested', {}),
  closure: () => day.close({ remedy: 'offer' }),
  'access-request': async () =>
    askForAccess(await signedInAs(app, client, 'reception'), { module: 'products', right: 'access' }),
  'account-activation': () => link('account-activation'),
  'password-reset': () => link('password-reset'),
  'sms-code': () => aCode(),
};

async function aCode(): Promise<void> {
  const key = makePersonKey();
  await inClient(app.db, clientId, async (scope) => {
    await insertPersonKeys(scope, app.secrets, [key]);
    const visitor = {
      cartId: randomUUID(),
      phone: '0612345678',
      network: null,
      language: 'en',
      key,
      museum: 'Getij',
    };
    await sendSmsCode(app, scope, visitor);
  });
}

async function aVisitMail(kind: VisitMailKind): Promise<void> {
  const { date, time, ticketGroupId } = day.timeslot;
  const visit = { orderId: paidOrderId, visit: `${date} ${time}`, ticketGroupIds: [ticketGroupId] };
  const when = { date, time, endsAt: null, durationMinutes: null, timeZone: 'Europe/Amsterdam' };
  await inClient(app.db, clientId, (scope) =>
    mailVisit(app, scope, kind, { ...visit, ...when, bookedAt: app.clock() }),
  );
}

async function anInvoice(): Promise<void> {
  await aSeller(database.owner, clientId);
  await issueInvoice(day.staff, paidOrderId, { billing: harbourTours, corrects: false });
}

/** A visitor on the waiting list of a full time. */
async function anEntry(): Promise<void> {
  const page = await aSalesPage(database.owner, clientId, { capacity: 1, salesFlow: { waitingList: true } });
  const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }];
  const wish = { language: 'en', date: page.date, timeslotId: page.timeslotId, lines };
  const address = { client: client.subdomain, channel: page.url };
  await database.owner.query('update counter set sold = 1 where id = $1', [page.timeslotId]);
  await joinWaitingList(app, address, { ...wish, email: 'anna@example.com' });
}

/** A visitor of a waiting room who left an address, and whose turn it is. */
async function aTurn(): Promise<void> {
  const room = await aWaitingRoom(database, app, { clientId, subdomain: client.subdomain });
  const visitor = await room.join();
  await visitor.leave('anna@example.com');
  await inClient(app.db, clientId, (scope) => tellTurns(scope, room.page.channelId, null, app.clock()));
}

async function happens(type: string, payload: object): Promise<void> {
  const { orderId } = await day.sell();
  const message = { bus: 'event', type, payload: { orderId, ...payload }, source: 'orders' } as const;
  await inClient(app.db, clientId, (scope) => sendMessages(scope, message));
}

function link(purpose: 'account-activation' | 'password-reset'): Promise<void> {
  return inClient(app.db, clientId, (scope) => makeAccountLink(app, scope, client.managerId, purpose));
}

const signIn = async (name: string): Promise<Ask> => {
  const payload = { username: name, password: TEST_PASSWORD };
  const answer = await injectPatiently(server, { method: 'POST', url: '/v1/login_check', payload });
  const ask = graphqlAsker(server, answer.json().token);
  return (call) => ask(call, { 'x-foyer-client': clientId });
};

async function makeReader(level: 'access' | 'extra'): Promise<void> {
  const rights = [{ ...plainRight, module: 'message-queue', level } as const];
  const account = { username: level, email: '', accountType: 'client user', locale: 'en_US' } as const;
  await inClient(app.db, clientId, (scope) =>
    createAccount(app, scope, { ...account, password: TEST_PASSWORD, rights }),
  );
}

const readers = ['manager', 'extra', 'access', 'ruben'] as const;
const asks = new Map<string, Ask>();
/** The end of every link in every mail and the code of the gift card, and the mails' ids by which they are asked for. */
let tokens: string[] = [];
let mailIds: string[] = [];
/** An SMS has no link, and the mail after a visit at most one to a sales page. */
const withoutSecret: MailKind[] = ['sms-code', 'after-visit'];
let linkedIds: string[] = [];
let orderIds: string[] = [];

beforeAll(async () => {
  for (const kind of mailKinds) await write[kind]();
  await work();
  const mails = await readUnsentMails(app, clientId, 50);
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(mailKinds));
  const secret = /(?<=https?:\/\/\S+[/#])[\w-]{43}\b|(?<![\w-])[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}(?![\w-])/g;
  tokens = mails.flatMap(({ text }) => text.match(secret) ?? []);
  const { rows } = await database.owner.query<{ id: string; kind: MailKind; order_id: string | null }>(
    'select id, kind, order_id from mail',
  );
  mailIds = rows.map(({ id }) => id);
  linkedIds = rows.flatMap(({ id, kind }) => (withoutSecret.includes(kind) ? [] : [id]));
  orderIds = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))];
  await Promise.all([makeReader('access'), makeReader('extra'), anAdmin(app, 'ruben')]);
  for (const name of readers) {
    asks.set(name, await signIn(name === 'ruben' ? 'ruben|platform' : `${name}|${client.subdomain}`));
  }
});

test('the walk below looks for the secrets of six orders, two accounts, one entry of the waiting list, one place of a waiting room and one gift card', () => {
  expect(new Set(tokens).size).toBe(11);
});

const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);
const queriesFor = (mailId: string, orderId: string) =>
  listCalls(printed, (field, argument) => {
    const name = `${field} ${argument}`.toLowerCase();
    if (name.includes('mail')) return mailId;
    return name.includes('order') ? orderId : client.managerId;
  }).filter(({ kind }) => kind === 'query');

test.each(readers)('%s finds no link that acts in any answer, whatever is asked', async (name) => {
  const ask = asks.get(name);
  const leaks: string[] = [];
  const look = async (calls: GraphqlCall[]) => {
    for (const call of calls) {
      const { text } = (await ask?.(call)) ?? { text: '' };
      if (tokens.some((token) => text.includes(token))) leaks.push(call.name);
    }
  };
  await look(queriesFor(mailIds[0] ?? '', orderIds[0] ?? ''));
  const ofMails = ({ name: query }: GraphqlCall) => query === 'mail';
  const ofOrders = ({ name: query }: GraphqlCall) => query === 'order';
  for (const id of mailIds) await look(queriesFor(id, '').filter(ofMails));
  for (const id of orderIds) await look(queriesFor('', id).filter(ofOrders));
  expect(leaks).toEqual([]);
});

const mailOf = (id: string) => ({
  document: 'query ($id: ID!) { mail(id: $id) { subject html text attachments { filename } } }',
  variables: { id },
});

test('with Extra the words of every mail are there, and where its link was', async () => {
  for (const id of linkedIds) {
    const { data } = (await asks.get('extra')?.(mailOf(id))) ?? {};
    const mail = data?.mail as { subject: string; html: string; text: string };
    expect(mail.text).toContain(HIDDEN_SECRET);
    expect(mail.html).toContain(`${HIDDEN_SECRET}</a>`);
    expect(mail.html).toContain(mail.text.split('\n')[0]);
  }
});

test('without Extra nothing of what a mail says is there but its subject', async () => {
  for (const id of mailIds) {
    const { data } = (await asks.get('access')?.(mailOf(id))) ?? {};
    expect(data?.mail).toMatchObject({ html: null, text: null, subject: expect.stringMatching(/./) });
  }
});
