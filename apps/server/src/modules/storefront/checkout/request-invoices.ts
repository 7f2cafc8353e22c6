import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { requestInvoice } from '../../invoices/index.ts';

/**
 * Keeps the wishes for an invoice of orders that were just placed: it is issued as soon as the order is paid. What it names
 * was judged with the details; where the museum cannot issue one all the same, the order's page says so.
 */
export async function requestInvoices(
  app: App,
  scope: ClientScope,
  placed: readonly { orderId: string; buyer: VisitorDetails }[],
): Promise<void> {
  for (const { orderId, buyer } of placed) {
    if (buyer.further?.invoice === true) await requestInvoice(app, scope, orderId, billingOf(buyer));
  }
}

function billingOf({ firstName, lastName, email, further = {} }: VisitorDetails) {
  const text = (name: keyof typeof further) => String(further[name] ?? '');
  return {
    company: text('companyName'),
    name: `${firstName} ${lastName}`.trim(),
    address: `${text('street')} ${text('houseNumber')}`.trim(),
    postalCode: text('postalCode'),
    town: text('city'),
    country: text('country'),
    vatNumber: text('vatNumber'),
    reference: text('referenceNumber'),
    email,
  };
}
