import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import { addLines } from '@foyer/domain/invoices/compare-lines.ts';
import { totalsOf } from '@foyer/domain/invoices/invoice-totals.ts';
import { checkSeller } from '@foyer/domain/invoices/seller.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listOrdersById, type Order } from '../orders/index.ts';
import { type Invoice, listInvoices } from './invoice.repository.ts';
import { listInvoiceRequests } from './invoice-request.repository.ts';
import { refusalOfOrder } from './issue-for-order.ts';
import { openBilling } from './open-billing.ts';
import { findSeller } from './seller.ts';

/** A document with whom it is made out to; null where that can no longer be read. */
export interface ShownInvoice extends Invoice {
  buyer: Billing | null;
}

/** The invoices of an order, and whether it can have one. */
export interface Invoicing {
  documents: ShownInvoice[];
  /** Why no (further) invoice can be issued; empty = one can. */
  refusals: string[];
  /** The buyer of the last invoice, else what is known of the order's. */
  proposal: Billing;
  /** What it charges is more than what is credited: another one corrects it. */
  isInvoiced: boolean;
  /** Asked for before the order was paid, and not issued yet. */
  isRequested: boolean;
}

/** Of orders, in their order; null for an order that is not there. */
export async function listInvoicing(
  app: App,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<(Invoicing | null)[]> {
  const orders = new Map((await listOrdersById(scope, orderIds)).map((order) => [order.id, order]));
  const documents = await listInvoices(scope, orderIds);
  const buyers = await openBilling(app, scope, documents);
  const shown = documents.map((one, index): ShownInvoice => ({ ...one, buyer: buyers[index] ?? null }));
  const seller = await findSeller(scope, app.clock());
  const checked = checkSeller(seller);
  const missing = checked.ok ? [] : checked.refusals.map(({ code }) => code);
  const requests = await listInvoiceRequests(scope, orderIds);
  const askedBy = await openBilling(app, scope, requests);
  return orderIds.map((id) => {
    const order = orders.get(id);
    const ofOrder = shown.filter(({ orderId }) => orderId === id);
    const refusal = order && refusalOfOrder(order);
    const isInvoiced = totalsOf(addLines(ofOrder.flatMap(({ lines }) => lines))).grossMinor > 0;
    const asked = requests.findIndex(({ orderId }) => orderId === id);
    const known = ofOrder.findLast(({ buyer }) => buyer !== null)?.buyer ?? askedBy[asked];
    if (!order) return null;
    return {
      documents: ofOrder,
      refusals: refusal ? [refusal] : missing,
      proposal: known ?? proposalOf(order, seller.country),
      isInvoiced,
      isRequested: !isInvoiced && asked >= 0,
    };
  });
}

const proposalOf = ({ buyerName, buyerEmail }: Order, country: string): Billing => ({
  ...{ company: '', name: buyerName, address: '', postalCode: '', town: '', vatNumber: '', reference: '' },
  country: country as Billing['country'],
  email: buyerEmail,
});
