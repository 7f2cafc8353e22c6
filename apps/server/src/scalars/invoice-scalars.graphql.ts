import { invoiceFormats, invoiceKinds } from '@foyer/domain/invoices/invoice.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const InvoiceKindScalar = unionScalar('InvoiceKind', invoiceKinds);
export const InvoiceFormatScalar = unionScalar('InvoiceFormat', invoiceFormats);
