import { randomUUID } from 'node:crypto';
import { aMuseumOfPresents } from '@foyer/testkit/builders/a-museum-of-presents.ts';
import {
  aMuseumThatMailsCards,
  forNoor,
  listCardMails,
} from '@foyer/testkit/builders/a-museum-that-mails-cards.ts';
import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { beforeEach, expect, test } from 'vitest';
import { keyOfOrder, listTickets, lockOrder } from '../../orders/index.ts';
import { blockGiftCard } from '../block-gift-card.ts';
import '../gift-cards.module.ts';
import { issueGiftCard } from '../issue-gift-card.ts';
import { sendDueCard, sendDueCards } from './send-due-cards.ts';
import { requestLostCards, sendLostCard } from './send-lost-cards.ts';

const database = await testDatabase();
const { owner } = database;
const { app, worker } = testApp(database, testClock('2030-06-01T10:00:00Z'));
const { client, manager, aCard, postpone, mails } = await aMuseumThatMailsCards(app, owner);
const { clientId, subdomain } = client;

const type = 'send-lost-gift-card';
const ask = (email: string, at = subdomain) =>
  requestLostCards(app, at, { typed: { email }, ip: randomUUID() });
const useUp = (ids: readonly string[]) =>
  owner.query('update counter set sold = capacity where owner_id = any ($1)', [ids]);

beforeEach(async () => {
  await owner.query('delete from mail where client_id = $1', [clientId]);
  await owner.query('delete from outbox where type = $1', [type]);
});

/** What was asked for is done, as a worker does it; again it is a repeated message. */
async function handleAsked(of = clientId): Promise<void> {
  const { rows } = await owner.query<{ id: string; payload: Record<string, unknown> }>(
    'select id, payload from outbox where client_id = $1 and type = $2',
    [of, type],
  );
  for (const { id, payload } of rows)
    await sendLostCard(app, { id, clientId: of, type, payload, createdAt: '' });
}

test('who lost a card has it mailed again to the address that received it, and nothing of one that is not left', async () => {
  const lost = { ...forNoor, recipientEmail: 'lost@example.com' };
  const [card, blocked, used, later] = [
    await aCard(lost),
    await aCard(lost),
    await aCard(lost),
    await aCard(lost),
  ];
  await postpone(later.id, '2031-01-01T00:00:00Z');
  await sendDueCards(worker);
  await blockGiftCard(manager, blocked.id, true);
  await owner.query('update counter set sold = capacity where owner_id = $1', [used.id]);
  await owner.query('delete from mail where client_id = $1', [clientId]);
  await ask('Lost@Example.com ');
  await handleAsked();
  expect((await mails()).map(({ to, attachments }) => [to.address, attachments?.[0]?.reference])).toEqual([
    ['lost@example.com', card.id],
  ]);
  await handleAsked();
  expect(await mails()).toHaveLength(1);
});

test('its buyer has a card for a friend mailed to the own address', async () => {
  const { clientId: museumId, orderId, inMuseum } = await aPaidOrder(app, owner);
  const { email, reference } = await inMuseum(async (scope) => {
    const order = await lockOrder(scope, orderId);
    const key = await keyOfOrder(app, scope, order);
    const [ticket] = await listTickets(scope, orderId);
    const id = await issueGiftCard(app, scope, {
      ...{ amountMinor: 5000, currency: 'EUR', validUntil: '2031-11-20', isTest: true, source: 'sold' },
      ...{ language: 'en', personKeyId: key.id, byName: '', sendAt: app.clock() },
      sold: { orderId, ticketId: ticket?.id ?? '' },
      recipientEmail: forNoor.recipientEmail,
      details: key.encrypt(forNoor),
    });
    await sendDueCard(app, scope, id ?? '');
    return { email: order.buyerEmail, reference: id };
  });
  const { rows } = await owner.query<{ subdomain: string }>('select subdomain from client where id = $1', [
    museumId,
  ]);
  await ask(email, rows[0]?.subdomain);
  await handleAsked(museumId);
  const sent = await listCardMails(app, owner, museumId);
  expect(sent.map(({ to, attachments }) => [to.address, attachments?.[0]?.reference])).toEqual([
    [forNoor.recipientEmail, reference],
    [email, reference],
  ]);
});

test('an address without cards gets the same answer, and after ten times none', async () => {
  for (let asked = 0; asked < 10; asked += 1) await ask('nobody@example.com');
  await handleAsked();
  expect(await mails()).toEqual([]);
  const error = await ask('nobody@example.com').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  expect(await refusalsOf(ask('no address'))).toEqual(['email: email-invalid']);
});

test('cards that are used up keep no older one back that is not', async () => {
  const byMail = { ...forNoor, recipientEmail: 'often@example.com' };
  const old = await aCard(byMail);
  const used: string[] = [];
  for (let nth = 0; nth < 21; nth += 1) used.push((await aCard(byMail)).id);
  await sendDueCards(worker);
  await useUp(used);
  await owner.query('delete from mail where client_id = $1', [clientId]);
  await ask(byMail.recipientEmail);
  await handleAsked();
  expect((await mails()).map(({ attachments }) => attachments?.[0]?.reference)).toEqual([old.id]);
});

test('a present of two tickets of which one has no day yet is mailed again, in one mail', async () => {
  const { client: museum, buy } = await aMuseumOfPresents(app, owner);
  const { link } = await buy(2);
  await sendDueCards(worker);
  const [mail] = await listCardMails(app, owner, museum.clientId);
  await useUp([mail?.attachments?.[0]?.reference ?? '']);
  await ask(mail?.to.address ?? '', museum.subdomain);
  await handleAsked(museum.clientId);
  const [, again, ...others] = await listCardMails(app, owner, museum.clientId);
  expect(others).toEqual([]);
  expect(again?.text).toContain(link);
});
