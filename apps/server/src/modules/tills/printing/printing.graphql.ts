import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ReceiptBlock } from '@foyer/domain/tills/receipt.ts';
import { receiptInput } from '@foyer/domain/tills/receipt-input.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { reading } from '../../../platform/graphql/reading.ts';
import { ReceiptBlockKindScalar } from '../../../scalars/till-scalars.graphql.ts';
import { requireTillRight, tillModule } from '../require-till-right.ts';
import { printReceipt } from './print-receipt.ts';
import { readReceipt } from './read-receipt.ts';

const BlockRef = builder.objectRef<ReceiptBlock>('ReceiptBlock').implement({
  description: 'A line of a receipt, in the language of the buyer',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReceiptBlockKindScalar }),
    left: t.exposeString('left'),
    right: t.exposeString('right'),
  }),
});

const ReceiptInput = inputFromZod('ReceiptInput', receiptInput);

builder.queryField('receipt', (t) =>
  t.field({
    description: 'Of an order that a till sold, to be printed by the browser',
    type: [BlockRef],
    authScopes: { right: [tillModule, 'access'] },
    args: { orderId: t.arg.id(), input: t.arg({ type: ReceiptInput, required: false }) },
    resolve: reading((scope, _root, { orderId, input }, call) => {
      requireTillRight(call, 'access');
      return readReceipt(
        scope,
        orderId,
        call.app.clock(),
        valueOrThrow(parseInput(receiptInput, input ?? {})),
      );
    }),
  }),
);

builder.mutationField('printReceipt', (t) =>
  t.boolean({
    description: 'On the printer of a till, at once',
    authScopes: { right: [tillModule, 'edit'] },
    args: {
      orderId: t.arg.id(),
      tillId: t.arg.id(),
      input: t.arg({ type: ReceiptInput, required: false }),
    },
    resolve: async (_root, { orderId, tillId, input }, context) => {
      await printReceipt(context.signedIn(), { orderId, tillId }, input);
      return true;
    },
  }),
);
