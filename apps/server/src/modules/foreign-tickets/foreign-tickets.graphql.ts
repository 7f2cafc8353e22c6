import { builder } from '../../platform/graphql/builder.ts';
import { BarcodeSeriesRef } from '../barcodes/index.ts';
import { importForeignTickets } from './import-foreign-tickets.ts';

builder.mutationFields((t) => ({
  importForeignTickets: t.field({
    description: 'Of a file that was shown (startCodeUpload): code; type; date; name',
    authScopes: { right: ['barcodes', 'edit'] },
    type: BarcodeSeriesRef,
    args: { name: t.arg.string(), batchId: t.arg.id() },
    resolve: (_root, { name, batchId }, context) => importForeignTickets(context.signedIn(), name, batchId),
  }),
}));
