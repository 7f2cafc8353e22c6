import {
  postPayment,
  postRefund,
  postRefundElsewhere,
  postRefundRequest,
} from '@foyer/domain/ledger/post-money.ts';
import { postCancellation } from '@foyer/domain/ledger/post-order-change.ts';
import type { Posting, PostingCause } from '@foyer/domain/ledger/posting.ts';
import { sharesOfTickets } from '@foyer/domain/orders/visit-amount.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachClientOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { postToLedger } from '../ledger/index.ts';
import { listSalesOfOrders, lockOrders, type Order } from '../orders/index.ts';
import { listPayments, listRefunds, type Payment, type Refund } from '../payments/index.ts';
import { getProgress, keepProgress, listLedgerClients } from './difference.repository.ts';
import { type CancelledTicket, listCancelledTickets, listOrdersToPost } from './earlier-order.repository.ts';

const chunk = 300;

/**
 * Posts the orders that were sold before there was a ledger, each with the days on which things happened, the newest
 * first. Each chunk is a transaction; a run that is killed continues behind the last one, and no order is posted twice.
 */
export async function postEarlierOrders(app: App): Promise<void> {
  const clients = (await listLedgerClients(app.db)).map(({ id }) => id);
  await eachClientOnItsOwn(
    app,
    clients,
    'the earlier orders of a client were not posted',
    async (clientId) => {
      while (!(await inClient(app.db, clientId, postNextChunk)));
    },
  );
}

/** @returns whether all orders of the client are posted. */
async function postNextChunk(scope: ClientScope): Promise<boolean> {
  const { arePosted, postedUntil } = await getProgress(scope);
  if (arePosted) return true;
  const { ids, until } = await listOrdersToPost(scope, postedUntil, chunk);
  await postOrders(scope, ids);
  await keepProgress(scope, until === null ? { arePosted: true } : { postedUntil: until });
  return until === null;
}

async function postOrders(scope: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const orders = await lockOrders(scope, ids, 'wait');
  const lockedIds = orders.map(({ id }) => id);
  const [sales, payments, refunds, tickets] = await Promise.all([
    listSalesOfOrders(scope, orders),
    listPayments(scope, lockedIds),
    listRefunds(scope, lockedIds),
    listCancelledTickets(scope, lockedIds),
  ]);
  const ofOrder = <Row extends { orderId: string }>(rows: readonly Row[], { id }: Order) =>
    rows.filter(({ orderId }) => orderId === id);
  await postToLedger(
    scope,
    orders.flatMap((order) =>
      postingsOf(order, {
        sale: ofOrder(sales, order),
        payments: ofOrder(payments, order),
        refunds: ofOrder(refunds, order),
        tickets: ofOrder(tickets, order),
      }),
    ),
  );
}

interface EarlierOrder {
  sale: readonly Posting[];
  payments: readonly Payment[];
  refunds: readonly Refund[];
  tickets: readonly CancelledTicket[];
}

/** All that had happened to an order. What its refunds do not explain, staff gave back elsewhere. */
function postingsOf(order: Order, { sale, payments, refunds, tickets }: EarlierOrder): Posting[] {
  const causeOf = (causeId: string, at: Date): PostingCause => {
    return { causeId, orderId: order.id, isTest: order.test, currency: order.currency, at };
  };
  const providerOf = new Map(payments.map(({ id, provider }) => [id, provider]));
  const postings = [
    ...sale,
    ...payments.flatMap(({ id, state, paidAt, createdAt, provider, amountMinor }) =>
      state === 'paid' ? postPayment(causeOf(id, paidAt ?? createdAt), provider, amountMinor) : [],
    ),
    ...refunds.flatMap(({ id, createdAt, amountMinor }) =>
      postRefundRequest(causeOf(id, createdAt), amountMinor),
    ),
    ...refunds.flatMap(({ id, paymentId, state, doneAt, createdAt, amountMinor }) =>
      state === 'done'
        ? postRefund(
            causeOf(id, doneAt ?? createdAt),
            providerOf.get(paymentId ?? '') ?? 'elsewhere',
            amountMinor,
          )
        : [],
    ),
  ];
  const [first] = tickets;
  if (!first || order.completedAt === null || order.refundedMinor === 0) return postings;
  const cause = causeOf(first.id, new Date(Math.max(...tickets.map((one) => one.cancelledAt.getTime()))));
  const isAll = order.refundedMinor === order.totalMinor;
  const entries = sale.flatMap((posting) => posting.entries);
  postings.push(
    ...postCancellation(cause, entries, isAll ? null : sharesOf(order, tickets), order.refundedMinor),
  );
  const owedMinor = sumOf(postings, 'receivable');
  return owedMinor < 0 ? [...postings, ...postRefundElsewhere(cause, -owedMinor)] : postings;
}

const sharesOf = (order: Order, tickets: readonly CancelledTicket[]) => {
  const costs = { serviceMinor: order.serviceCostMinor, isServiceOnFree: order.serviceOnFree };
  return sharesOfTickets(tickets, costs).map(({ ticket, ...share }) => ({ ...ticket, ...share }));
};

const sumOf = (postings: readonly Posting[], kind: string): number =>
  postings
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account.kind === kind)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
