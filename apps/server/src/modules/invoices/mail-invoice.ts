import { z } from 'zod';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { findInvoice } from './invoice.repository.ts';
import { openBilling } from './open-billing.ts';
import { writeInvoiceMail } from './write-invoice-mail.ts';

/** Mails a document to its buyer on `invoice-issued`; a message that comes twice makes one mail. */
export const mailInvoice = readingPayload(z.object({ invoiceId: z.uuid() }), async (app, message) => {
  await inClient(app.db, message.clientId, async (scope) => {
    const invoice = await findInvoice(scope, message.payload.invoiceId);
    const [billing] = invoice ? await openBilling(app, scope, [invoice]) : [];
    if (!invoice || !billing) return;
    const to = { name: billing.name || billing.company, address: billing.email };
    await writeInvoiceMail(app, scope, invoice, { id: message.id, to });
  });
});
