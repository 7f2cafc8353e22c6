import { randomUUID } from 'node:crypto';
import { emptyGift } from '@foyer/domain/gifts/gift.ts';
import { giftTicketsKey } from '@foyer/domain/gifts/gift-wish.ts';
import { presentSecretOf } from '@foyer/server/modules/gift-cards/gift-card-code.ts';
import '@foyer/server/modules/gift-cards/gift-cards.module.ts';
import { listBalances } from '@foyer/server/modules/ledger/index.ts';
import { changeOrder, previewChange } from '@foyer/server/modules/order-changes/change-order.ts';
import { checkOrders } from '@foyer/server/modules/order-ledger/index.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { saveDetails } from '@foyer/server/modules/storefront/cart/save-details.ts';
import { takeCart } from '@foyer/server/modules/storefront/cart/take-cart.ts';
import { checkOut } from '@foyer/server/modules/storefront/checkout/check-out.ts';
import { takeGiftCart } from '@foyer/server/modules/storefront/gift-tickets/take-gift-cart.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import { aClient, signedInAs } from './a-client.ts';
import { aSalesPage } from './a-sales-page.ts';

const daan = { firstName: 'Daan', lastName: 'Visser', email: 'daan@example.com' };
export const noor = { firstName: 'Noor', lastName: 'Bakker', email: 'noor@example.com' };
export const toNoor = { ...emptyGift, recipientName: 'Noor', message: 'Enjoy.' };

interface Terms {
  capacity?: number;
  /** What the tickets cost more on the day of the visit. */
  dearerMinor?: number;
  settings?: object;
  isSold?: boolean;
  feeMinor?: number;
}

/** A page that sells adults at 17.50, also as a present, for 15 June at 14:00. */
export async function aMuseumOfPresents(
  app: App,
  owner: pg.Pool,
  { capacity = 10, dearerMinor = 0, settings, isSold = true, feeMinor = 0 }: Terms = {},
) {
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
  const wish = async (
    quantity: number,
    others: readonly { ticketTypeId: string; quantity: number }[] = [],
  ) => {
    const lines = [{ ticketTypeId: page.ticketTypeId, quantity }, ...others];
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
    async buy(quantity: number, others: Parameters<typeof wish>[1] = []) {
      const secret = await wish(quantity, others);
      await saveDetails(app, secret, { ...daan, gifts: { [giftTicketsKey]: [toNoor] } });
      const orderId = await pay(secret);
      return { orderId, link: presentSecretOf(app, clientId, orderId) };
    },
    choose,
    /** Children at 5.00, in the group of the adults. */
    async aChild(): Promise<string> {
      const { rows } = await owner.query<{ id: string }>(
        `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points)
         select client_id, ticket_group_id, number + 1, 500, vat_basis_points from ticket_type where id = $1 returning id`,
        [page.ticketTypeId],
      );
      const id = rows[0]?.id ?? '';
      await owner.query(`insert into ticket_type_sales_point values ($1, $2, 'website')`, [clientId, id]);
      await owner.query(
        `insert into content (client_id, owner, owner_id, language, field, text)
         values ($1, 'ticket-type', $2, 'en', 'name', 'Child')`,
        [clientId, id],
      );
      return id;
    },
    /** The same time a day earlier. */
    async theDayBefore(): Promise<string> {
      const { rows } = await owner.query<{ id: string }>(
        `with day as (insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
           select client_id, calendar_id, '2030-06-14', '14:00', '2030-06-14T12:00:00Z', 'manual' from timeslot where id = $1
           returning client_id, id)
         insert into counter (client_id, id, kind, owner_id, capacity)
           select client_id, id, 'timeslot', id, 10 from day returning id`,
        [page.timeslotId],
      );
      return rows[0]?.id ?? '';
    },
    async redeem(link: string) {
      const { secret } = await choose(link);
      await saveDetails(app, secret, noor);
      return pay(secret, 'free');
    },
    /** @param ofType left out = of any type. */
    async cancel(orderId: string, count: number, ofType?: string) {
      const { rows } = await owner.query(
        `select id from ticket where order_id = $1 and state <> 'cancelled' and ($3::uuid is null or ticket_type_id = $3)
         order by id limit $2`,
        [orderId, count, ofType ?? null],
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
