import { type Billing, billingInput } from '@foyer/domain/invoices/billing-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { objectFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { InvoiceFormatScalar, InvoiceKindScalar } from '../../scalars/invoice-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { mayReadOrders, OrderRef } from '../orders/index.ts';
import { issueInvoice } from './issue-invoice.ts';
import { type Invoicing, listInvoicing, type ShownInvoice } from './list-invoicing.ts';
import { openInvoice } from './open-invoice.ts';
import { sendInvoice } from './send-invoice.ts';

const BillingRef = objectFromZod('Billing', billingInput, { description: 'Whom an invoice is made out to' });
const BillingInput = inputFromZod('BillingInput', billingInput);

const InvoiceRef = builder.objectRef<ShownInvoice>('Invoice').implement({
  description: 'An invoice or credit note; never changed after its issue',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: InvoiceKindScalar }),
    number: t.exposeString('number', { description: '`GT2026-00409`' }),
    issuedOn: t.expose('issuedOn', { type: 'Date' }),
    currency: t.expose('currency', { type: CurrencyScalar }),
    totalMinor: t.exposeInt('totalMinor', { description: 'VAT included; of a credit note below zero' }),
    vatMinor: t.exposeInt('vatMinor', { description: 'Within the total' }),
    creditsNumber: t.string({
      nullable: true,
      description: 'The invoice that a credit note corrects',
      resolve: ({ facts }) => facts.credits?.number ?? null,
    }),
    buyerName: t.string({ resolve: ({ buyer }) => buyer?.company || buyer?.name || '' }),
    buyerEmail: t.string({ resolve: ({ buyer }) => buyer?.email ?? '' }),
  }),
});

const InvoicingRef = builder.objectRef<Invoicing>('Invoicing').implement({
  description: 'The invoices of an order, and whether it can have one',
  fields: (t) => ({
    documents: t.expose('documents', { type: [InvoiceRef], description: 'The oldest first' }),
    refusals: t.exposeStringList('refusals', { description: 'Why none can be issued; empty = one can' }),
    proposal: t.field({
      type: BillingRef,
      description: 'The buyer of the last one, else what is known of the buyer of the order',
      resolve: ({ proposal }) => proposal as Billing,
    }),
    isInvoiced: t.exposeBoolean('isInvoiced', { description: 'Another invoice corrects the one before' }),
    isRequested: t.exposeBoolean('isRequested', {
      description: 'Asked for before the order was paid, and not issued yet',
    }),
  }),
});

builder.objectField(OrderRef, 'invoicing', (t) =>
  t.loadable({
    authScopes: mayReadOrders,
    type: InvoicingRef,
    nullable: true,
    load: loading((scope, ids: string[], { app }) => listInvoicing(app, scope, ids)),
    resolve: ({ id }) => id,
  }),
);

const mayIssue = { right: ['order-management', 'edit'] as const };

builder.mutationFields((t) => ({
  issueInvoice: t.id({
    authScopes: mayIssue,
    description: 'Issues the invoice of an order, and answers its id',
    args: {
      orderId: t.arg.id(),
      billing: t.arg({ type: BillingInput }),
      isCorrection: t.arg.boolean({
        description: 'The order has an invoice with other details: that one is credited first',
      }),
    },
    resolve: async (_root, { orderId, billing, isCorrection }, context) =>
      (await issueInvoice(context.signedIn(), orderId, { billing, corrects: isCorrection })).id,
  }),
  sendInvoice: t.id({
    authScopes: mayIssue,
    description: 'Mails a document once more, to any address, and answers its id',
    args: { id: t.arg.id(), email: t.arg.string() },
    resolve: async (_root, { id, email }, context) => (await sendInvoice(context.signedIn(), id, email)).id,
  }),
  openInvoice: t.string({
    authScopes: { session: true },
    description: 'A path to the file that works for a minute; needs access to orders',
    args: { id: t.arg.id(), format: t.arg({ type: InvoiceFormatScalar }) },
    resolve: (_root, { id, format }, context) => openInvoice(context.signedIn(), id, format),
  }),
}));
