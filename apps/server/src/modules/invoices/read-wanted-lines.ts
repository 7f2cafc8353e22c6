import type { PaidByCodes } from '@foyer/domain/invoices/invoice.ts';
import type { InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import { linesOfOrder } from '@foyer/domain/invoices/lines-of-order.ts';
import type { LedgerEntry, Posting, PostingKind } from '@foyer/domain/ledger/posting.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPostings } from '../ledger/index.ts';
import { listOrderLines, listTickets, type Order } from '../orders/index.ts';
import { findVisitLocation } from './invoice.repository.ts';

/** What the invoices of an order are to charge together, as it and its ledger are now. */
export async function readWantedLines(scope: ClientScope, order: Order): Promise<InvoiceLine[]> {
  const valid = (await listTickets(scope, order.id)).filter(({ state }) => state !== 'cancelled');
  const countOf = Map.groupBy(valid, ({ orderLineId }) => orderLineId);
  const locationName = await findVisitLocation(scope, order.locationId);
  const lines = (await listOrderLines(scope, order.id)).map((line) => ({
    id: line.id,
    productName: line.productName,
    ticketTypeName: line.ticketTypeName,
    visitDate: line.visitDate,
    visitTime: line.visitTime,
    locationName,
    quantity: line.quantity,
    validQuantity: countOf.get(line.id)?.length ?? 0,
    totalMinor: line.totalMinor,
    vatBasisPoints: line.vatBasisPoints,
    vatMinor: line.vatMinor,
  }));
  const costs = {
    serviceMinor: order.serviceCostMinor,
    isServiceOnFree: order.serviceOnFree,
    transactionMinor: order.transactionCostMinor,
  };
  return linesOfOrder({ lines, costs }, chargedBy(await listPostings(scope, [order.id])));
}

const movesMoney = (kind: PostingKind): boolean => kind === 'payment' || kind === 'refund';

/** What postings charge: the gift cards that an order sold are without VAT, and no revenue until they are used. */
export function chargedBy(postings: readonly Pick<Posting, 'kind' | 'entries'>[]): LedgerEntry[] {
  return postings.flatMap(({ kind, entries }) =>
    entries.map((entry) =>
      entry.account.kind === 'gift-cards' && !movesMoney(kind)
        ? { ...entry, account: { kind: 'revenue', vatBasisPoints: 0 } as const }
        : entry,
    ),
  );
}

/** What gift cards and vouchers paid of an order, without what went back to them. */
export async function readPaidByCodes(scope: ClientScope, orderId: string): Promise<PaidByCodes> {
  const postings = await listPostings(scope, [orderId]);
  const entries = postings.flatMap((posting) => (movesMoney(posting.kind) ? posting.entries : []));
  const sumOf = (wanted: 'gift-cards' | 'vouchers') =>
    entries
      .filter(({ account }) => account.kind === wanted)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { giftCardMinor: sumOf('gift-cards'), voucherMinor: sumOf('vouchers') };
}

/** What the buyer still has to pay of an order: what the ledger says is receivable. */
export async function readOpenMinor(scope: ClientScope, orderId: string): Promise<number> {
  const postings = await listPostings(scope, [orderId]);
  const entries = postings.flatMap((posting) => posting.entries);
  return entries
    .filter(({ account }) => account.kind === 'receivable')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
