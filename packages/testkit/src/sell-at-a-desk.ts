import { postPaymentElsewhere } from '@foyer/domain/ledger/post-money.ts';
import type { Result } from '@foyer/domain/result/result.ts';
import { getClient } from '@foyer/server/modules/clients/index.ts';
import { type Completion, completeOrders, lockOrdersWithHolds } from '@foyer/server/modules/orders/index.ts';
import {
  type HeldSale,
  holdQuote,
  type OrderOutcome,
  orderSales,
  quoteWish,
  readOrderFacts,
} from '@foyer/server/modules/sales/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type { ClientScope } from '@foyer/server/platform/database/database.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type { TestDesk } from './builders/a-desk.ts';

/** Quotes and holds tickets, while the customer waits. */
export async function holdAtDesk(
  app: App,
  { clientId, seller, wish }: TestDesk,
  quantity: number,
  minutes = 15,
): Promise<Result<HeldSale>> {
  const quote = await inClient(app.db, clientId, async (scope) =>
    quoteWish(app, scope, { seller, client: await getClient(scope) }, wish(quantity)),
  );
  return quote.ok ? holdQuote(app, clientId, quote.value, { minutes }) : quote;
}

/** Orders what is held, for a customer without a name; without a method the order is not paid yet. */
export async function orderAtDesk(
  app: App,
  desk: TestDesk,
  sale: HeldSale,
  method: string | null,
): Promise<OrderOutcome> {
  return inClient(app.db, desk.clientId, (scope) => orderWithin(app, scope, desk, { sale, method }));
}

/** Orders what is held and takes the money in the same transaction. */
export async function sellForCash(
  app: App,
  desk: TestDesk,
  sale: HeldSale,
): Promise<{ orderId: string; completion: Completion }> {
  return inClient(app.db, desk.clientId, async (scope) => {
    const outcome = await orderWithin(app, scope, desk, { sale, method: null });
    if (outcome.kind !== 'ordered') throw new Error(`not ordered: ${JSON.stringify(outcome)}`);
    const { orderId } = outcome;
    const cashier = { kind: 'account', id: desk.seller.accountId ?? '' } as const;
    const sales = await lockOrdersWithHolds(scope, [orderId], 'wait');
    const received = sales.flatMap(({ order: { test: isTest, currency, totalMinor } }) =>
      postPaymentElsewhere({ causeId: orderId, orderId, isTest, currency, at: app.clock() }, totalMinor),
    );
    const completions = await completeOrders(app, scope, sales, cashier, received);
    return { orderId, completion: completions.get(orderId) ?? 'over' };
  });
}

async function orderWithin(
  app: App,
  scope: ClientScope,
  { seller }: TestDesk,
  { sale, method }: { sale: HeldSale; method: string | null },
): Promise<OrderOutcome> {
  const asked = { ...sale, seller, language: 'nl' as const, buyer: null, method };
  const facts = await readOrderFacts(app, scope, [asked]);
  const outcome = (await orderSales(app, scope, facts, [asked])).get(asked);
  if (!outcome) throw new Error('a sale was left without an outcome');
  return outcome;
}
