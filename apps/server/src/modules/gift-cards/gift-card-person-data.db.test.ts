import { formatGiftCardCode } from '@foyer/domain/gift-cards/gift-card-code.ts';
import { aMuseumThatMailsCards, forNoor } from '@foyer/testkit/builders/a-museum-that-mails-cards.ts';
import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { mailPersonData } from '../message-queue/person-data/mail-person-data.ts';
import { keyOfOrder, listTickets, lockOrder } from '../orders/index.ts';
import { findPayingCard } from './find-paying-card.ts';
import { codeOfCard } from './gift-card-code.ts';
import { giftCardPersonData } from './gift-card-person-data.ts';
import './gift-cards.module.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { sendAgainToHolder, sendGiftCardAgain } from './sending/send-again.ts';
import { sendDueCard, sendDueCards } from './sending/send-due-cards.ts';
import { showBalance } from './show-balance.ts';

const database = await testDatabase();
const { owner } = database;
const { app, worker } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const { client, manager, aCard, postpone } = await aMuseumThatMailsCards(app, owner);
const { clientId, subdomain } = client;

const nobody = { emails: [], names: [], strings: [], orderIds: [], keyIds: [], waitingKeyIds: [] };

/** A paid order of two cards that were mailed, one to Noor and one to its buyer. */
async function mailedCards() {
  const { clientId: museumId, orderId, inMuseum } = await aPaidOrder(app, owner);
  const codes: string[] = [];
  await inMuseum(async (scope) => {
    const order = await lockOrder(scope, orderId);
    const key = await keyOfOrder(app, scope, order);
    const addresses = ['noor@example.com', order.buyerEmail];
    for (const [place, { id: ticketId }] of (await listTickets(scope, orderId)).entries()) {
      const details = { ...forNoor, recipientEmail: addresses[place] ?? '' };
      const id = await issueGiftCard(app, scope, {
        ...{ amountMinor: 5000, currency: 'EUR', validUntil: '2029-11-20', isTest: true, source: 'sold' },
        ...{ language: 'en', personKeyId: key.id, byName: '', sendAt: app.clock() },
        sold: { orderId, ticketId },
        recipientEmail: details.recipientEmail,
        details: key.encrypt(details),
      });
      await sendDueCard(app, scope, id ?? '');
      codes.push(formatGiftCardCode(codeOfCard(app, museumId, id ?? '')));
    }
  });
  return { museumId, orderId, inMuseum, codes };
}

test('the file about a buyer has the mails with the cards, and the code of none', async () => {
  const { orderId, inMuseum, codes } = await mailedCards();
  const { mails } = await inMuseum((scope) =>
    mailPersonData.read(app, scope, { ...nobody, orderIds: [orderId] }),
  );
  expect(mails).toMatchObject([{ kind: 'gift-card' }, { kind: 'gift-card' }]);
  for (const code of codes) expect(JSON.stringify(mails)).not.toContain(code);
});

test('who got a card of another buyer is erased from the mails of that order, and the buyer is not', async () => {
  const { museumId, inMuseum } = await mailedCards();
  await inMuseum(async (scope) =>
    giftCardPersonData.erase?.(app, scope, { ...nobody, emails: ['noor@example.com'] }),
  );
  const { rows } = await owner.query(
    `select state, octet_length(sealed) > 0 as "isKept" from mail where client_id = $1 and kind = 'gift-card' order by 2`,
    [museumId],
  );
  expect(rows).toEqual([
    { state: 'deleted', isKept: false },
    { state: 'waiting', isKept: true },
  ]);
});

test('a person is found by the address that cards went to; erased, no mail and no word of them is left, and they pay', async () => {
  const { find, read, erase } = giftCardPersonData;
  const [mine, waiting, other] = [
    await aCard({ ...forNoor, recipientEmail: 'Erased@example.com' }),
    await aCard({ ...forNoor, recipientEmail: 'erased@example.com' }),
    await aCard(),
  ];
  await postpone(waiting.id, '2029-01-01T00:00:00Z');
  await sendDueCards(worker);
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const trace = { ...nobody, emails: ['erased@example.com'] };
  expect(await inMuseum((scope) => find(app, scope, trace))).toMatchObject([
    { kind: 'gift-cards', records: 2 },
  ]);
  const { 'gift-cards': told } = await inMuseum((scope) => read(app, scope, trace));
  expect(told).toMatchObject([{ recipientName: 'Noor' }, { message: 'Enjoy it.' }]);
  await inMuseum(async (scope) => erase?.(app, scope, trace));
  expect(await inMuseum((scope) => find(app, scope, trace))).toMatchObject([{ records: 0 }]);
  const { rows } = await owner.query('select details, send_at from gift_card where id = any ($1)', [
    [mine.id, waiting.id],
  ]);
  expect(rows).toEqual(Array(2).fill({ details: null, send_at: null }));
  const paying = (id: string) =>
    inMuseum((scope) => findPayingCard(app, scope, codeOfCard(app, clientId, id)));
  expect(await paying(mine.id)).toMatchObject({ mostMinor: 5000 });
  expect(await refusalsOf(sendGiftCardAgain(manager, mine.id))).toEqual(['main: gift-card-without-address']);
  const typed = { code: codeOfCard(app, clientId, mine.id) };
  expect(await showBalance(app, subdomain, { typed, ip: '198.51.100.2' })).toMatchObject({ isMailed: false });
  const again = sendAgainToHolder(app, subdomain, { typed, ip: '198.51.100.2' });
  expect(await refusalsOf(again)).toEqual(['code: discount-code-unknown']);
  await sendGiftCardAgain(manager, other.id);
});
