import { randomUUID } from 'node:crypto';
import { emptyGift } from '@foyer/domain/gifts/gift.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aGiftCardType } from '@foyer/testkit/builders/a-gift-card-type.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { codeOfCard } from '../../gift-cards/gift-card-code.ts';
import { listMovements } from '../../gift-cards/movement.repository.ts';
import { openCardDetails } from '../../gift-cards/show-gift-cards.ts';
import { readPaidByCodes, readWantedLines } from '../../invoices/read-wanted-lines.ts';
import { listBalances } from '../../ledger/index.ts';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { closeDays } from '../../order-ledger/close-days.ts';
import { auditLedger, checkOrders, postEarlierOrders, verifyLedger } from '../../order-ledger/index.ts';
import { getOrder } from '../../orders/index.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { readDashboard } from '../../reporting/read-dashboard.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { applyDiscountCode } from '../discount-codes/apply-discount-code.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
const daan = { firstName: 'Daan', lastName: 'Visser', email: 'daan@example.com' };
const forNoor = { ...emptyGift, recipientName: 'Noor', message: 'Take someone along.' };

/** A page that sells adults at 17.50 and gift cards of 50.00. */
async function aMuseum() {
  const client = await aClient(app);
  const { clientId, subdomain } = client;
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(owner, clientId, { capacity: 300 });
  const cardTypeId = await aGiftCardType(owner, clientId, page);
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const aCart = async (cards: number, adults = 0) => {
    const lines = [
      ...(cards > 0 ? [{ ticketTypeId: cardTypeId, quantity: cards }] : []),
      ...(adults > 0 ? [{ ticketTypeId: page.ticketTypeId, quantity: adults }] : []),
    ];
    const timeslotId = adults > 0 ? page.timeslotId : null;
    const address = { client: subdomain, channel: page.url };
    return (await takeCart(app, address, { language: 'en', timeslotId, lines }, randomUUID())).secret;
  };
  const pay = async (secret: string, method = 'test') => {
    await checkOut(app, secret, { method });
    const { rows } = await owner.query(
      `select p.order_id as "orderId", p.reference, p.amount_minor::int as "amountMinor", p.currency from cart c
       join payment p on p.order_id = c.order_id and p.code_id is null where c.client_id = $1
       order by c.updated_at desc, p.created_at desc limit 1`,
      [clientId],
    );
    const [{ orderId, ...payment }] = rows;
    const notice = { ...payment, provider: 'test', event: 'paid', outcome: 'paid' } as const;
    await Promise.all([settlePayment(app, clientId, notice), settlePayment(app, clientId, notice)]);
    await settlePayment(app, clientId, { ...notice, event: 'paid again' });
    return orderId as string;
  };
  const cardsOf = async (orderId: string) => {
    const { rows } = await owner.query(
      `select g.*, k.capacity, k.sold, k.held, l.gifts from gift_card g join counter k on k.owner_id = g.id
       join ticket t on t.id = g.ticket_id join order_line l on l.id = t.order_line_id
       where g.order_id = $1 order by g.id`,
      [orderId],
    );
    return rows;
  };
  return {
    client,
    manager,
    cardTypeId,
    aCart,
    pay,
    cardsOf,
    inMuseum,
    async buy(cards: number, adults = 0) {
      const secret = await aCart(cards, adults);
      const gifts = { [cardTypeId]: Array.from({ length: cards }, () => forNoor) };
      await saveDetails(app, secret, { ...daan, gifts });
      return pay(secret);
    },
    async spend(cardId: string) {
      const secret = await aCart(0, 1);
      await saveDetails(app, secret, daan);
      await applyDiscountCode(app, secret, { code: codeOfCard(app, clientId, cardId) });
      await checkOut(app, secret, { method: 'free' });
    },
    async cancel(orderId: string, ofType: string, refundMinor?: number) {
      const { rows } = await owner.query(
        `select id from ticket where order_id = $1 and state <> 'cancelled' and ticket_type_id = $2`,
        [orderId, ofType],
      );
      const wish = { cancel: rows.map(({ id }) => id), refundMinor };
      // Movements of one moment have no order: the id of a change says nothing about when it was made.
      clock.advance(1);
      const preview = await previewChange(manager, orderId, wish);
      const { fingerprint } = preview;
      await changeOrder(manager, { id: randomUUID(), orderId, wish, fingerprint, reason: 'asked' });
      return preview;
    },
    movements: async (id: string) =>
      (await inMuseum((scope) => listMovements(scope, id))).map(({ kind, amountMinor, balanceMinor }) => [
        kind,
        amountMinor,
        balanceMinor,
      ]),
    /** Orders agree with the ledger, and it owes what is on the cards: nothing is left on the account between them. */
    async expectBalanced() {
      const { rows } = await owner.query('select id from orders where client_id = $1', [clientId]);
      const ids = rows.map(({ id }) => id);
      expect(await inMuseum((scope) => checkOrders(scope, ids))).toEqual([]);
      const balances = await inMuseum(listBalances);
      const owed = balances.filter(({ account }) => account.startsWith('gift-cards'));
      expect(owed.find(({ account }) => account === 'gift-cards')?.amountMinor ?? 0).toBe(0);
      const { rows: cards } = await owner.query(
        `select coalesce(sum(capacity - sold), 0)::int as left from counter where client_id = $1 and kind = 'gift-card'`,
        [clientId],
      );
      expect(0 - owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(cards[0].left);
    },
  };
}

test('two cards are made once when their order is paid, however often its notice comes; they are owed, and no revenue', async () => {
  const { buy, cardsOf, inMuseum, movements, expectBalanced } = await aMuseum();
  const orderId = await buy(2, 1);
  const cards = await cardsOf(orderId);
  expect(cards).toHaveLength(2);
  expect(cards[0]).toMatchObject({
    source: 'sold',
    amount_minor: 5000,
    capacity: 5000,
    sold: 0,
    send_at: new Date('2026-11-20T12:00:00Z'),
    gifts: null,
  });
  expect(JSON.stringify(cards)).not.toContain('Noor');
  expect(await inMuseum((scope) => openCardDetails(app, scope, [cards[0].id]))).toEqual([
    { recipientName: 'Noor', recipientEmail: daan.email, fromName: 'Daan', message: 'Take someone along.' },
  ]);
  expect(await movements(cards[0].id)).toEqual([['card-issued', 5000, 5000]]);
  const balances = new Map((await inMuseum(listBalances)).map((one) => [one.account, one.amountMinor]));
  expect([balances.get('revenue:900'), balances.get('revenue:0')]).toEqual([-1606, undefined]);
  const { rows } = await owner.query(
    `select state, count(*)::int from ticket where order_id = $1 group by 1 order by 1`,
    [orderId],
  );
  expect(rows).toEqual([
    { state: 'active', count: 1 },
    { state: 'inactive', count: 2 },
  ]);
  await expectBalanced();
});

test('a present is sent on the morning of its day, to the friend where the buyer says so', async () => {
  const { aCart, pay, cardsOf, cardTypeId, inMuseum } = await aMuseum();
  const secret = await aCart(1);
  const gift = { ...forNoor, sendTo: 'recipient', recipientEmail: 'Noor@example.com', sendOn: '2026-12-24' };
  await saveDetails(app, secret, { ...daan, gifts: { [cardTypeId]: [gift] } });
  const [card] = await cardsOf(await pay(secret));
  expect([card.send_at, card.sent_at]).toEqual([new Date('2026-12-24T07:00:00Z'), null]);
  const [details] = await inMuseum((scope) => openCardDetails(app, scope, [card.id]));
  expect(details?.recipientEmail).toBe('Noor@example.com');
});

test('what is wrong with a present is named at its field; a card that came later has to be given away too', async () => {
  const { aCart, pay, cardTypeId } = await aMuseum();
  const secret = await aCart(2);
  const wrong = { ...daan, email: '', gifts: { [cardTypeId]: [forNoor, { sendTo: 'recipient' }] } };
  expect(await refusalsOf(saveDetails(app, secret, wrong))).toEqual([
    'email: email-required',
    `gifts.${cardTypeId}.1.recipientEmail: detail-required`,
  ]);
  await saveDetails(app, secret, { ...daan, gifts: { [cardTypeId]: [forNoor, forNoor] } });
  await owner.query(
    `update cart set lines = jsonb_set(lines, '{0,quantity}', '3') where id = (select max(id::text)::uuid from cart)`,
  );
  expect(await refusalsOf(pay(secret))).toEqual(['main: gift-details-missing']);
});

test('a refund gives back what is left on a card, and never what was used of it; the card is blocked', async () => {
  const { buy, spend, cancel, cardsOf, cardTypeId, movements, expectBalanced, inMuseum } = await aMuseum();
  const orderId = await buy(2, 1);
  const [used, unused] = await cardsOf(orderId);
  await spend(used.id);
  await expectBalanced();
  const tooMuch = cancel(orderId, cardTypeId, 10_001);
  expect(await refusalsOf(tooMuch)).toEqual(['refundMinor: refund-above-paid']);
  const preview = await cancel(orderId, cardTypeId);
  expect(preview).toMatchObject({ refundMinor: 8250 });
  expect(preview.steps).toContainEqual({ kind: 'gift-card-used-kept', count: 1, amountMinor: -1750 });
  expect(await movements(used.id)).toEqual([
    ['cancellation', -3250, 0],
    ['payment', -1750, 3250],
    ['card-issued', 5000, 5000],
  ]);
  expect(await movements(unused.id)).toEqual([
    ['cancellation', -5000, 0],
    ['card-issued', 5000, 5000],
  ]);
  for (const card of await cardsOf(orderId)) {
    expect(card.blocked_at).not.toBeNull();
    expect(card.capacity).toBe(card.sold);
  }
  await expectBalanced();
  const { rows } = await owner.query(`select id from ticket where order_id = $1 and state = 'active'`, [
    orderId,
  ]);
  expect(rows).toHaveLength(1);
  expect(await inMuseum((scope) => listMovements(scope, unused.id))).toMatchObject([
    { orderId },
    { orderId },
  ]);
});

test('an order of cards alone is refunded to the last cent; staff who give back less leave the rest on the blocked card', async () => {
  const { buy, cancel, cardsOf, cardTypeId, expectBalanced } = await aMuseum();
  const whole = await buy(1);
  await cancel(whole, cardTypeId);
  await expectBalanced();
  const less = await buy(2);
  await cancel(less, cardTypeId, 7000);
  const left = (await cardsOf(less)).map(({ capacity }) => capacity);
  expect(left).toEqual([0, 3000]);
  await expectBalanced();
  const { rows } = await owner.query(
    'select state, kept_minor::int from orders where id = any ($1) order by id',
    [[whole, less]],
  );
  expect(rows).toEqual([
    { state: 'refunded', kept_minor: 0 },
    { state: 'cancelled', kept_minor: 3000 },
  ]);
});

test('the auditor finds in the night that the ledger does not owe what is on the cards, until it does again', async () => {
  const { client, manager, buy, cardsOf } = await aMuseum();
  const [card] = await cardsOf(await buy(1));
  await postEarlierOrders(worker);
  const alerts = async () => (await readDashboard(manager)).alerts.giftCardDifferences;
  const report = async () =>
    (await verifyLedger(worker.db)).find(({ subdomain }) => subdomain === client.subdomain)?.cards;
  const lose = (minor: number) =>
    owner.query('update counter set capacity = capacity - $2 where owner_id = $1', [card.id, minor]);
  const nextNight = async () => {
    clock.advance(24 * 60);
    await closeDays(worker);
  };
  await nextNight();
  expect([await alerts(), await report()]).toEqual([0, []]);
  await lose(1);
  expect(await report()).toEqual([{ book: 'test', currency: 'EUR', owedMinor: 5000, leftMinor: 4999 }]);
  await auditLedger(worker);
  expect(await alerts()).toBe(0);
  await nextNight();
  expect(await alerts()).toBe(1);
  await lose(-1);
  await auditLedger(worker);
  expect(await alerts()).toBe(0);
});

test('an invoice names a card without VAT, and what cards paid of its order beside the money', async () => {
  const { buy, aCart, cardsOf, client, inMuseum } = await aMuseum();
  const orderId = await buy(1, 1);
  const linesOf = (id: string) =>
    inMuseum(async (scope) => readWantedLines(scope, await getOrder(scope, id)));
  const sums = (await linesOf(orderId)).map(({ ticketTypeName, netMinor, vatMinor }) => [
    ticketTypeName,
    netMinor,
    vatMinor,
  ]);
  expect(sums.toSorted()).toEqual([
    ['Adult', 1606, 144],
    ['Gift card', 5000, 0],
  ]);
  const [card] = await cardsOf(orderId);
  const secret = await aCart(0, 3);
  await saveDetails(app, secret, daan);
  await applyDiscountCode(app, secret, { code: codeOfCard(app, client.clientId, card.id) });
  await checkOut(app, secret, { method: 'test' });
  const { rows } = await owner.query(
    `select order_id as id, reference, amount_minor::int as "amountMinor", currency from payment
     where client_id = $1 and code_id is null and state = 'open'`,
    [client.clientId],
  );
  const { id, ...payment } = rows[0];
  await settlePayment(app, client.clientId, { ...payment, provider: 'test', event: 'p', outcome: 'paid' });
  expect(await inMuseum((scope) => readPaidByCodes(scope, id))).toEqual({
    giftCardMinor: 5000,
    voucherMinor: 0,
  });
  expect(await linesOf(id)).toMatchObject([
    { ticketTypeName: 'Adult', quantity: 3, netMinor: 4817, vatMinor: 433 },
  ]);
});
