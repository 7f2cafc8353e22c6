import './invoices.graphql.ts';
import { invoiceFormats } from '@foyer/domain/invoices/invoice.ts';
import { offerAttachment } from '../../platform/mail/attachment-source.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { makeInvoiceFile } from './invoice-files.ts';
import { invoicePersonData } from './invoice-person-data.ts';
import { invoicesRoutes } from './invoices.routes.ts';
import { issueRequestedInvoices } from './issue-requested-invoices.ts';
import { mailInvoice } from './mail-invoice.ts';

offerPersonData(invoicePersonData);

for (const format of invoiceFormats) {
  offerAttachment({
    kind: `invoice-${format}`,
    open: async (app, clientId, id) => (await makeInvoiceFile(app, clientId, id, format)).bytes,
  });
}

export const invoicesModule: ServerModule = {
  name: 'invoices',
  routes: invoicesRoutes,
  subscriptions: [{ bus: 'event', type: 'invoice-issued', destination: 'invoices', handle: mailInvoice }],
  jobs: [{ name: 'issue requested invoices', everySeconds: 30, run: issueRequestedInvoices }],
};
