import { randomUUID } from 'node:crypto';
import { emptyGift } from '@foyer/domain/gifts/gift.ts';
import { giftTicketsKey } from '@foyer/domain/gifts/gift-wish.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { openAttachment } from '../../../platform/mail/attachment-source.ts';
import { mailContent } from '../../../platform/mail/mail-content.ts';
import { presentSecretOf } from '../../gift-cards/gift-card-code.ts';
import '../../gift-cards/gift-cards.module.ts';
import { sendDueCard } from '../../gift-cards/sending/send-due-cards.ts';
import { listBalances } from '../../ledger/index.ts';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { checkOrders } from '../../order-ledger/index.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { createDevice } from '../../scanning/create-device.ts';
import { pairDevice } from '../../scanning/pair-device.ts';
import { scanAtGate } from '../../scanning/scan-at-gate.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { applyDiscountCode } from '../discount-codes/apply-discount-code.ts';
import { showGift } from './show-gift.ts';
import { takeGiftCart } from './take-gift-cart.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);
const daan = { firstName: 'Daan', lastName: 'Visser', email: 'daan@example.com' };
const noor = { firstName: 'Noor', lastName: 'Bakker', email: 'noor@example.com' };
const forNoor = { ...emptyGift, recipientName: 'Noor', message: 'Enjoy.' };

interface Terms {
  capacity?: number;
  /** What the tickets cost more on the day of the visit. */
  dearerMinor?: number;
  settings?: object;
  isSold?: boolean;
  feeMinor?: number;
}

/** A page that sells adults at 17.50, also as a present, for 15 June at 14:00. */
async function aMuseum({
  capacity = 10,
  dearerMinor = 0,
  settings,
  isSold = true,
  feeMinor = 0,
}: Terms = {}) {
  const client = await aClient(app);
  const { clientId, subdomain } = client;
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(owner, clientId, {
    capacity,
    salesFlow: { options: { giftTickets: isSold } },
  });
  const set = (subject: string, value: object) =>
    owner.query(
      `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
       values ($1, $2, 1, $3, '{}', '2020-01-01', '2020-01-01', 'test')`,
      [clientId, subject, JSON.stringify(value)],
    );
  if (settings) await set('gift-cards', { validityYears: 3, expiredBalance: 'write-off', ...settings });
  if (feeMinor > 0)
    await owner.query(
      'update client set service_fee_online_minor = $2, pass_on_service_cost = true where id = $1',
      [clientId, feeMinor],
    );
  if (dearerMinor > 0)
    await owner.query(
      `with rule as (insert into pricing_rule (client_id, ticket_group_id, name, kind, from_date, until_date, weekdays, active, sequence)
         values ($1, $2, 'Summer', 'mutation', '2030-06-15', '2030-06-15', '{1,2,3,4,5,6,7}', true, 1) returning id)
       insert into pricing_rule_value (client_id, pricing_rule_id, ticket_type_id, amount_minor)
       select $1, id, $3, $4 from rule`,
      [clientId, page.ticketGroupId, page.ticketTypeId, dearerMinor],
    );
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const address = { client: subdomain, channel: page.url };
  const pay = async (secret: string, method = 'test') => {
    await checkOut(app, secret, { method });
    const { rows } = await owner.query(
      `select c.order_id as "orderId", p.reference, p.amount_minor::int as "amountMinor", p.currency from cart c
       left join payment p on p.order_id = c.order_id and p.code_id is null
       where c.client_id = $1 and c.order_id is not null order by c.updated_at desc limit 1`,
      [clientId],
    );
    const [{ orderId, ...payment }] = rows;
    const notice = { ...payment, provider: 'test', event: randomUUID(), outcome: 'paid' } as const;
    if (payment.reference) await settlePayment(app, clientId, notice);
    return orderId as string;
  };
  const wish = async (quantity: number) => {
    const lines = [{ ticketTypeId: page.ticketTypeId, quantity }];
    return (await takeCart(app, address, { language: 'en', lines, isPresent: true }, randomUUID())).secret;
  };
  const choose = (link: string, timeslotId = page.timeslotId) =>
    takeGiftCart(app, link, { language: 'en', timeslotId });
  return {
    client,
    manager,
    page,
    pay,
    inMuseum,
    wish,
    async buy(quantity: number) {
      const secret = await wish(quantity);
      await saveDetails(app, secret, { ...daan, gifts: { [giftTicketsKey]: [forNoor] } });
      const orderId = await pay(secret);
      return { orderId, link: presentSecretOf(app, clientId, orderId) };
    },
    choose,
    async redeem(link: string) {
      const { secret } = await choose(link);
      await saveDetails(app, secret, noor);
      return pay(secret, 'free');
    },
    async cancel(orderId: string, count: number) {
      const { rows } = await owner.query(
        `select id from ticket where order_id = $1 and state <> 'cancelled' order by id limit $2`,
        [orderId, count],
      );
      const wish = { cancel: rows.map(({ id }) => id) };
      const preview = await previewChange(manager, orderId, wish);
      await changeOrder(manager, {
        id: randomUUID(),
        orderId,
        wish,
        fingerprint: preview.fingerprint,
        reason: 'asked',
      });
      return preview;
    },
    tickets: async (orderId: string) =>
      (
        await owner.query(
          `select t.state, t.visit_date::text as date, count(*)::int from ticket t where order_id = $1 group by 1, 2 order by 1, 2`,
          [orderId],
        )
      ).rows,
    order: async (orderId: string) =>
      (
        await owner.query(
          `select state, total_minor::int as total, vat_minor::int as vat, by_codes_minor as codes, refunded_minor::int as refunded
           from orders where id = $1`,
          [orderId],
        )
      ).rows[0],
    places: async () =>
      (await owner.query('select held, sold from counter where id = $1', [page.timeslotId])).rows[0],
    balances: async () =>
      new Map((await inMuseum(listBalances)).map(({ account, amountMinor }) => [account, amountMinor])),
    /** Orders agree with the ledger, and it owes what is left on the gift tickets. */
    async expectBalanced() {
      const { rows } = await owner.query('select id from orders where client_id = $1', [clientId]);
      const ids = rows.map(({ id }) => id);
      expect(await inMuseum((scope) => checkOrders(scope, ids))).toEqual([]);
      const owed = (await inMuseum(listBalances)).filter(({ account }) => account.startsWith('gift-cards'));
      expect(owed.find(({ account }) => account === 'gift-cards')?.amountMinor ?? 0).toBe(0);
      const { rows: cards } = await owner.query(
        `select coalesce(sum(capacity - sold), 0)::int as left from counter where client_id = $1 and kind = 'gift-card'`,
        [clientId],
      );
      expect(0 - owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(cards[0].left);
    },
  };
}

test('tickets bought as a present take no place, open no gate, and are owed until they have their day', async () => {
  const { buy, tickets, places, balances, order, expectBalanced } = await aMuseum();
  const { orderId } = await buy(2);
  expect(await tickets(orderId)).toEqual([{ state: 'inactive', date: null, count: 2 }]);
  expect(await places()).toEqual({ held: 0, sold: 0 });
  expect(await order(orderId)).toMatchObject({ state: 'completed', total: 3500, vat: 0 });
  const owed = await balances();
  expect([owed.get('revenue:900'), owed.get('vat:900')]).toEqual([undefined, undefined]);
  await expectBalanced();
});

test('who has the link gives them a day: ordinary tickets, for which nothing is paid, and revenue with its VAT', async () => {
  const { buy, redeem, choose, tickets, places, balances, order, expectBalanced } = await aMuseum({
    feeMinor: 100,
  });
  const { orderId, link } = await buy(2);
  expect(await order(orderId)).toMatchObject({ total: 3700 });
  expect(await showGift(app, link, 'en')).toMatchObject({
    state: 'open',
    recipientName: 'Noor',
    validUntil: '2031-06-01',
    needs: 'time',
    lines: [{ name: 'Adult', quantity: 2 }],
  });
  const own = await redeem(link);
  expect(own).not.toBe(orderId);
  expect(await tickets(own)).toEqual([{ state: 'active', date: '2030-06-15', count: 2 }]);
  expect(await places()).toEqual({ held: 0, sold: 2 });
  expect(await order(own)).toMatchObject({ state: 'completed', total: 3500, codes: 3500, vat: 289 });
  expect((await balances()).get('revenue:900')).toBe(-3211);
  await expectBalanced();
  expect(await showGift(app, link, null)).toMatchObject({ state: 'used', lines: [] });
  expect(await refusalsOf(choose(link))).toEqual(['main: gift-ticket-used']);
});

test('on a dearer day the visitor pays the difference, or nothing where the client says so', async () => {
  const paying = await aMuseum({ dearerMinor: 250 });
  const { link } = await paying.buy(2);
  const cart = await paying.choose(link);
  expect(cart.totals.totalMinor).toBe(4000);
  expect(cart.codes.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['gift-ticket', 1750],
    ['gift-ticket', 1750],
  ]);
  await saveDetails(app, cart.secret, noor);
  const own = await paying.pay(cart.secret);
  expect(await paying.order(own)).toMatchObject({ state: 'completed', total: 4000, codes: 3500 });
  await paying.expectBalanced();
  const covered = await aMuseum({ dearerMinor: 250, settings: { ticketDearerDay: 'covered' } });
  const free = await covered.redeem((await covered.buy(2)).link);
  expect(await covered.order(free)).toMatchObject({ total: 3500, codes: 3500 });
  await covered.expectBalanced();
});

test('ten who have the link at once: places are taken once, the present is used once', async () => {
  const { buy, choose, places, pay, expectBalanced } = await aMuseum();
  const { link } = await buy(2);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => choose(link)));
  expect(await places()).toEqual({ held: 2, sold: 0 });
  const carts = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.secret] : []));
  const states = await Promise.all(carts.map((secret) => getCart(app, secret)));
  // A later try may have taken over from an earlier one: at any time one cart has the present.
  const [held, ...others] = states.filter(({ state }) => state === 'held');
  if (!held) throw new Error('no cart');
  expect(others).toEqual([]);
  await saveDetails(app, held.secret, noor);
  await Promise.all(Array.from({ length: 3 }, () => pay(held.secret, 'free')));
  expect(await places()).toEqual({ held: 0, sold: 2 });
  await expectBalanced();
});

test('a later try of the same link takes over from a cart that was left; a full day keeps the present', async () => {
  const { buy, choose, places } = await aMuseum({ capacity: 3 });
  const { link } = await buy(2);
  const left = await choose(link);
  const next = await choose(link);
  expect(next.secret).not.toBe(left.secret);
  expect(await places()).toEqual({ held: 2, sold: 0 });
  const other = await buy(2);
  expect(await refusalsOf(choose(other.link))).toEqual(['main: not-enough-places']);
  expect(await showGift(app, other.link, null)).toMatchObject({ state: 'open' });
});

test('the tickets of a cart that redeems a present stay what they are, and no code makes them cheaper', async () => {
  const { buy, choose, page } = await aMuseum();
  const { secret } = await choose((await buy(2)).link);
  const more = { timeslotId: page.timeslotId, lines: [{ ticketTypeId: page.ticketTypeId, quantity: 3 }] };
  expect(await refusalsOf(changeCart(app, secret, more))).toEqual(['main: gift-ticket-fixed']);
  expect(await refusalsOf(applyDiscountCode(app, secret, { code: 'NONE-SUCH' }))).toEqual([
    'code: discount-code-unknown',
  ]);
});

test('a present is given back as far as it has no day; what its tickets cost goes back to it where those are cancelled', async () => {
  const { buy, redeem, cancel, order, page, expectBalanced } = await aMuseum();
  // A limit of their type counts them from their day on.
  await owner.query('update ticket_type set ticket_limit = 2 where id = $1', [page.ticketTypeId]);
  const first = await buy(3);
  expect(await cancel(first.orderId, 1)).toMatchObject({ refundMinor: 1750 });
  expect(await showGift(app, first.link, null)).toMatchObject({ lines: [{ quantity: 2 }] });
  await expectBalanced();
  const own = await redeem(first.link);
  expect(await refusalsOf(cancel(first.orderId, 1))).toEqual(['main: gift-ticket-has-day']);
  expect(await cancel(own, 1)).toMatchObject({ refundMinor: 1750 });
  expect(await order(own)).toMatchObject({ state: 'partly cancelled', refunded: 1750 });
  await expectBalanced();
  expect(await showGift(app, first.link, null)).toMatchObject({ state: 'open', lines: [{ quantity: 1 }] });
  await redeem(first.link);
  await expectBalanced();
});

test('only where the channel sells presents, and not what costs nothing', async () => {
  const off = await aMuseum({ isSold: false });
  expect(await refusalsOf(off.wish(1))).toEqual(['main: gift-tickets-not-sold']);
  const free = await aMuseum();
  await owner.query('update ticket_type set price_minor = 0 where id = $1', [free.page.ticketTypeId]);
  expect(await refusalsOf(free.wish(1))).toEqual([`${free.page.ticketTypeId}: gift-ticket-free`]);
});

test('after its validity a present gets no day, and no day beyond it', async () => {
  const { buy, choose } = await aMuseum({ settings: { ticketValidityYears: 1 } });
  const { orderId, link } = await buy(1);
  await owner.query(`update gift_card set valid_until = '2030-06-14' where order_id = $1`, [orderId]);
  expect(await refusalsOf(choose(link))).toEqual(['date: gift-ticket-expired']);
  await owner.query(`update gift_card set valid_until = '2030-05-31' where order_id = $1`, [orderId]);
  expect(await refusalsOf(choose(link))).toEqual(['main: gift-ticket-expired']);
  expect(await showGift(app, link, null)).toMatchObject({ state: 'expired' });
  await expect(showGift(app, 'wrong', null)).rejects.toThrow('gift-ticket-not-found');
});

test('its mail brings a PDF and the link, once for all tickets of the present, and the gate refuses the link', async () => {
  const { buy, client, manager, inMuseum, tickets } = await aMuseum();
  const { orderId, link } = await buy(2);
  const path = `/shop/gift/${client.subdomain}?language=en#${link}`;
  const { rows: cards } = await owner.query(
    'select id, send_at is not null as "isMailed" from gift_card where order_id = $1 order by id',
    [orderId],
  );
  expect(cards.map(({ isMailed }) => isMailed)).toEqual([true, false]);
  await inMuseum((scope) => sendDueCard(app, scope, cards[0].id));
  const { rows: mails } = await owner.query(
    `select person_key_id as key, sealed from mail where order_id = $1 and kind = 'gift-card'`,
    [orderId],
  );
  expect(mails).toHaveLength(1);
  const mail = mailContent.parse(
    (await inMuseum((scope) => findPersonKey(scope, app.secrets, mails[0].key)))?.decrypt(mails[0].sealed),
  );
  expect(mail).toMatchObject({ subject: expect.stringContaining('Tickets as a present') });
  for (const said of ['2 × Adult', 'Enjoy.', path]) expect(mail.text).toContain(said);
  const [file] = mail.attachments;
  if (!file) throw new Error('no PDF');
  expect((await openAttachment(app, client.clientId, file)).subarray(0, 8).toString()).toBe('%PDF-1.7');
  const { code } = await createDevice(manager, { name: 'Gate', locationId: null });
  const { deviceKey } = await pairDevice(app, code);
  const scan = {
    sequence: 1,
    code: `https://x.example${path}`,
    at: clock.now().toISOString(),
    direction: 'in' as const,
  };
  expect(await scanAtGate(app, `Device ${deviceKey}`, scan)).toMatchObject({
    verdict: 'refused',
    reason: 'gift-without-day',
  });
  const { rows: scans } = await owner.query('select code from scan where client_id = $1', [client.clientId]);
  expect(JSON.stringify(scans)).not.toContain(link);
  expect(await tickets(orderId)).toEqual([{ state: 'inactive', date: null, count: 2 }]);
});

test('on its new day a ticket is priced as the present that it was', async () => {
  const { buy, choose, pay, page, manager, expectBalanced } = await aMuseum({
    dearerMinor: 250,
    settings: { ticketDearerDay: 'covered' },
  });
  const { rows } = await owner.query<{ id: string }>(
    `with day as (insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, '2030-06-14', '14:00', '2030-06-14T12:00:00Z', 'manual' from timeslot where id = $1
       returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity)
       select client_id, id, 'timeslot', id, 10 from day returning id`,
    [page.timeslotId],
  );
  const { secret } = await choose((await buy(2)).link, rows[0]?.id);
  await saveDetails(app, secret, noor);
  const orderId = await pay(secret, 'free');
  const { rows: tickets } = await owner.query('select id from ticket where order_id = $1', [orderId]);
  const wish = { replace: [{ ticketIds: tickets.map(({ id }) => id), timeslotId: page.timeslotId }] };
  const { dueMinor, refundMinor, fingerprint } = await previewChange(manager, orderId, wish);
  expect([dueMinor, refundMinor]).toEqual([0, 0]);
  await changeOrder(manager, { id: randomUUID(), orderId, wish, fingerprint, reason: 'asked' });
  await expectBalanced();
});
