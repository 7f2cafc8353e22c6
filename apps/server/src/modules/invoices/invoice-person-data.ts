import type { PersonData } from '../person-data/index.ts';
import { listInvoices } from './invoice.repository.ts';
import { deleteInvoiceRequests } from './invoice-request.repository.ts';
import { openBilling } from './open-billing.ts';

/** Invoices are kept for so many years, counted from the end of theirs (in the Netherlands article 52 AWR). */
const yearsKept = 7;

/** The law keeps invoices with their buyer; what was asked for and not issued goes. */
export const invoicePersonData: PersonData = {
  name: 'invoices',
  columns: ['invoice.billing', 'invoice_request.billing'],
  async find(_app, scope, { orderIds }) {
    const invoices = orderIds.length > 0 ? await listInvoices(scope, orderIds) : [];
    const last = invoices.at(-1);
    return [
      {
        kind: 'invoices',
        records: invoices.length,
        from: invoices[0]?.issuedAt ?? null,
        until: last?.issuedAt ?? null,
        names: invoices.map(({ number }) => number),
        keptUntil: last ? `${last.year + yearsKept}-12-31` : null,
      },
    ];
  },
  async read(app, scope, { orderIds }) {
    const invoices = orderIds.length > 0 ? await listInvoices(scope, orderIds) : [];
    const buyers = await openBilling(app, scope, invoices);
    return {
      invoices: invoices.map(({ number, issuedOn, currency, totalMinor }, index) => ({
        ...{ number, issuedOn, currency, totalMinor },
        ...(buyers[index] ?? {}),
      })),
    };
  },
  async erase(_app, scope, { orderIds }) {
    if (orderIds.length > 0) await deleteInvoiceRequests(scope, orderIds);
  },
};
