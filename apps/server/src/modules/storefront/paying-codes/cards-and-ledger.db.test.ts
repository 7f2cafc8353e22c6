import { randomUUID } from 'node:crypto';
import { aMuseumOfCards } from '@foyer/testkit/builders/a-museum-of-cards.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RefusedError } from '../../../platform/errors.ts';
import { blockGiftCard } from '../../gift-cards/block-gift-card.ts';
import { correctGiftCard } from '../../gift-cards/correct-gift-card.ts';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { applyDiscountCode } from '../discount-codes/apply-discount-code.ts';

const database = await testDatabase();
const { app, worker } = testApp(database, testClock('2026-11-20T12:00:00Z'));

const anAct = fc.oneof(
  fc.record({ kind: fc.constant('make' as const), amountMinor: fc.integer({ min: 1, max: 15_000 }) }),
  fc.record({
    kind: fc.constant('buy' as const),
    quantity: fc.integer({ min: 1, max: 3 }),
    cards: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('cancel' as const), order: fc.nat(5) }),
  fc.record({
    kind: fc.constant('refund' as const),
    order: fc.nat(5),
    amountMinor: fc.integer({ min: 1, max: 2500 }),
  }),
  fc.record({
    kind: fc.constant('correct' as const),
    card: fc.nat(5),
    changeMinor: fc.integer({ min: -900, max: 900 }),
  }),
  fc.record({ kind: fc.constant('block' as const), card: fc.nat(5) }),
);
type Act = typeof anAct extends fc.Arbitrary<infer One> ? One : never;

/** What a person is refused changes nothing. */
async function try_(act: () => Promise<unknown>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
  });
}

test('whatever is bought, cancelled, refunded, corrected and blocked in whichever order, the ledger owes what is on the cards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 10, maxLength: 18 }), async (acts) => {
      const museum = await aMuseumOfCards({ app, worker }, database);
      const cards = [await museum.aCard(9000)];
      const orders: string[] = [];
      const at = <T>(list: readonly T[], index: number): T | undefined =>
        list[index % Math.max(1, list.length)];
      const run = async (act: Act): Promise<void> => {
        switch (act.kind) {
          case 'make':
            cards.push(await museum.aCard(act.amountMinor));
            return;
          case 'buy': {
            const secret = await museum.aCart(act.quantity);
            let codesMinor = 0;
            for (const { code } of cards.slice(-act.cards || cards.length, cards.length)) {
              await try_(async () => {
                const cart = await applyDiscountCode(app, secret, { code });
                codesMinor = cart.codes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
              });
            }
            const isPaid = codesMinor === act.quantity * 1750;
            orders.push((await museum.pay(secret, isPaid ? 'free' : 'test')).orderId);
            return;
          }
          case 'cancel': {
            const orderId = at(orders, act.order);
            if (orderId) await try_(() => museum.cancel(orderId, 1));
            return;
          }
          case 'refund': {
            const orderId = at(orders, act.order);
            if (!orderId) return;
            await try_(async () => {
              const wish = { refundMinor: act.amountMinor };
              const { fingerprint } = await previewChange(museum.manager, orderId, wish);
              const input = { id: randomUUID(), orderId, wish, fingerprint, reason: 'made up' };
              await changeOrder(museum.manager, input);
            });
            return;
          }
          case 'correct': {
            const { changeMinor } = act;
            const id = at(cards, act.card)?.id;
            if (id) await try_(() => correctGiftCard(museum.manager, id, { changeMinor, reason: 'counted' }));
            return;
          }
          case 'block': {
            const id = at(cards, act.card)?.id;
            if (id) await try_(() => blockGiftCard(museum.manager, id, true));
          }
        }
      };
      for (const act of acts) await run(act);
      await museum.expectBalanced();
      const { rows } = await database.owner.query(
        `select p.id from payment p where p.client_id = $1 and p.amount_minor < (
           select coalesce(sum(r.amount_minor), 0) from refund r where r.client_id = p.client_id and r.payment_id = p.id)`,
        [museum.client.clientId],
      );
      expect(rows).toEqual([]);
    }),
    { numRuns: isLongRun() ? 60 : 5, endOnFailure: true },
  );
});
