import { randomUUID } from 'node:crypto';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { codeOfCard } from '@foyer/server/modules/gift-cards/gift-card-code.ts';
import { makeGiftCard } from '@foyer/server/modules/gift-cards/make-gift-card.ts';
import { listMovements } from '@foyer/server/modules/gift-cards/movement.repository.ts';
import { changeOrder, previewChange } from '@foyer/server/modules/order-changes/change-order.ts';
import { checkOrders } from '@foyer/server/modules/order-ledger/index.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { saveDetails } from '@foyer/server/modules/storefront/cart/save-details.ts';
import { takeCart } from '@foyer/server/modules/storefront/cart/take-cart.ts';
import { checkOut } from '@foyer/server/modules/storefront/checkout/check-out.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import { aClient, signedInAs } from './a-client.ts';
import { aSalesPage } from './a-sales-page.ts';

export const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** A page that sells adults at 17.50, and a colleague who makes gift cards. */
export async function aMuseumOfCards(
  { app, worker }: { app: App; worker: App },
  { owner }: { owner: pg.Pool },
) {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(owner, clientId, { capacity: 300 });
  const { timeslotId, ticketTypeId } = page;
  const wish = (quantity: number) => ({ language: 'en', timeslotId, lines: [{ ticketTypeId, quantity }] });
  const address = { client: client.subdomain, channel: page.url };
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  return {
    client,
    manager,
    wish,
    inMuseum,
    async aCard(amountMinor: number) {
      const { id } = await makeGiftCard(manager, { amountMinor, source: 'paid-elsewhere', language: 'en' });
      return { id, code: codeOfCard(app, clientId, id) };
    },
    aCart: async (quantity = 2) => (await takeCart(app, address, wish(quantity), randomUUID())).secret,
    async figures(cardId: string) {
      const { rows } = await owner.query('select capacity, held, sold from counter where owner_id = $1', [
        cardId,
      ]);
      return rows[0];
    },
    /** What the ledger says happened to a card, the oldest first. */
    async movements(cardId: string) {
      const found = await inMuseum((scope) => listMovements(scope, cardId));
      return found
        .toReversed()
        .map(({ kind, amountMinor, balanceMinor }) => [kind, amountMinor, balanceMinor]);
    },
    /** Goes and pays; the provider is asked for what is left. */
    async pay(secret: string, method = 'test') {
      await saveDetails(app, secret, anna);
      await checkOut(app, secret, { method });
      const { rows } = await owner.query(
        `select c.order_id as "orderId", p.reference, p.amount_minor::int as "amountMinor", p.currency from cart c
         left join payment p on p.client_id = c.client_id and p.order_id = c.order_id and p.code_id is null
         where c.client_id = $1 order by c.updated_at desc limit 1`,
        [clientId],
      );
      const [{ orderId, ...payment }] = rows;
      const paid = { provider: 'test', event: 'paid', outcome: 'paid' } as const;
      if (payment.reference) await settlePayment(app, clientId, { ...payment, ...paid });
      return { orderId: orderId as string, amountMinor: payment.amountMinor as number | null };
    },
    async cancel(orderId: string, count: number) {
      const { rows } = await owner.query(
        `select id from ticket where order_id = $1 and state = 'active' order by id limit $2`,
        [orderId, count],
      );
      const wanted = { cancel: rows.map(({ id }) => id) };
      const { fingerprint } = await previewChange(manager, orderId, wanted);
      await changeOrder(manager, { id: randomUUID(), orderId, wish: wanted, fingerprint, reason: 'asked' });
    },
    /** Orders, money and ledger agree, counters too, and the ledger owes what is on the cards. */
    async expectBalanced() {
      const { rows } = await owner.query(`select o.id from orders o where client_id = $1`, [clientId]);
      expect(
        await inMuseum((scope) =>
          checkOrders(
            scope,
            rows.map(({ id }) => id),
          ),
        ),
      ).toEqual([]);
      expect((await listCounterDifferences(worker.db)).filter((one) => one.clientId === clientId)).toEqual(
        [],
      );
      const { rows: owed } = await owner.query(
        `select (select coalesce(-sum(e.amount), 0)::int from ledger_posting p
             cross join lateral unnest(p.accounts, p.amounts_minor) as e (account, amount)
             where p.client_id = $1 and e.account like 'gift-cards%') as ledger,
           (select coalesce(sum(capacity - sold), 0)::int from counter where client_id = $1 and kind = 'gift-card') as cards`,
        [clientId],
      );
      expect(owed[0].ledger).toBe(owed[0].cards);
    },
  };
}
