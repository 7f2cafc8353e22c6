import { sumOfParts } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type OrderToPlace, placeOrders } from '../orders/index.ts';
import {
  type BegunPayment,
  chooseProvider,
  listAccountOffers,
  openCodePayments,
  openPayments,
} from '../payments/index.ts';
import { decideOrder, type OrderDecision, type SaleToOrder } from './decide-order.ts';
import type { OrderFacts } from './read-order-facts.ts';

/** A held sale that is ordered, and how it is paid. */
export interface SaleToPay extends SaleToOrder {
  /** Of a payment provider; null = the seller settles the order by itself. */
  method: string | null;
}

/** An order with the payment that a provider takes; without one it is *reserved*. */
export interface OrderedSale {
  kind: 'ordered';
  orderId: string;
  payment?: BegunPayment;
}

export type OrderOutcome = OrderedSale | Exclude<OrderDecision, { kind: 'order' }>;

/**
 * Turns held sales into orders and opens their payments, in one transaction whose statements are for all of them. A sale
 * that is refused, or whose price changed, does not affect the others.
 * @param note records which sale became which order, in the same trip to the database as the payments.
 */
export async function orderSales<Asked extends SaleToPay>(
  app: App,
  scope: ClientScope,
  facts: OrderFacts,
  sales: readonly Asked[],
  note: (ordered: readonly { sale: Asked; orderId: string }[]) => Promise<void> = async () => {},
): Promise<Map<Asked, OrderOutcome>> {
  const outcomes = new Map<Asked, OrderOutcome>();
  const placing: { sale: Asked; order: OrderToPlace & { method?: string } }[] = [];
  // The test provider needs no account.
  const needsAccounts = sales.some(({ method }) => method !== null && method !== 'test');
  const offers = needsAccounts ? await listAccountOffers(scope) : [];
  for (const sale of sales) {
    const decision = await decideOrder(scope, facts, sale);
    if (decision.kind !== 'order') outcomes.set(sale, decision);
    else if (isPayable(decision.order, sale.method, offers)) {
      placing.push({ sale, order: withMethod(decision.order, sale.method) });
    } else outcomes.set(sale, { kind: 'refused', refusals: [unknownMethod] });
  }
  for (const [sale, ordered] of await placeAll(app, scope, placing, offers, note))
    outcomes.set(sale, ordered);
  return outcomes;
}

type Offers = Awaited<ReturnType<typeof listAccountOffers>>;

const unknownMethod = { code: 'payment-method-unknown', field: 'method' };

/** What a provider has to take: the codes pay the rest. */
const dueOf = ({ lines, costs, codeParts = [] }: OrderToPlace): number =>
  calculateOrderTotals(lines, costs).totalMinor - sumOfParts(codeParts);

/** Whether there is nothing that a provider has to take, or one of the client's providers takes it by this method. */
function isPayable(order: OrderToPlace, method: string | null, offers: Offers): boolean {
  const amountMinor = dueOf(order);
  if (method === null || amountMinor === 0) return true;
  return chooseProvider(offers, method, { ...order, amountMinor }) !== undefined;
}

/** Where a provider takes the payment, the order waits for it from its first row on. */
function withMethod(order: OrderToPlace, method: string | null): OrderToPlace & { method?: string } {
  return method !== null && dueOf(order) > 0 ? { ...order, method } : order;
}

async function placeAll<Asked>(
  app: App,
  scope: ClientScope,
  placing: readonly { sale: Asked; order: OrderToPlace & { method?: string } }[],
  offers: Offers,
  note: (ordered: readonly { sale: Asked; orderId: string }[]) => Promise<void>,
): Promise<[Asked, OrderedSale][]> {
  const orders = placing.map(({ order }) => order);
  const placed = await placeOrders(app, scope, orders);
  const ordered = placing.map(({ sale }, index) => ({ sale, orderId: placed[index]?.orderId ?? '' }));
  const [payments] = await Promise.all([
    openPayments(
      app,
      scope,
      orders.flatMap(({ method, currency, isTest, locationId, language }, index) => {
        const { orderId = '', dueMinor: amountMinor = 0, itemCount = 0 } = placed[index] ?? {};
        if (method === undefined) return [];
        return [{ orderId, method, amountMinor, currency, isTest, locationId, language, itemCount }];
      }),
      offers,
    ),
    openCodePayments(
      scope,
      orders.map(({ currency, codeParts = [] }, index) => {
        return { orderId: placed[index]?.orderId ?? '', currency, codeParts };
      }),
    ),
    note(ordered),
  ]);
  const paymentOf = new Map(payments.map((payment) => [payment.orderId, payment]));
  return ordered.map(({ sale, orderId }) => {
    const payment = paymentOf.get(orderId);
    return [sale, { kind: 'ordered', orderId, ...(payment ? { payment } : {}) }];
  });
}
