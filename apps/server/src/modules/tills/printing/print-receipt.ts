import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { receiptInput } from '@foyer/domain/tills/receipt-input.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { requireTillRight } from '../require-till-right.ts';
import { getTill } from '../till.repository.ts';
import { encodeReceipt } from './encode-receipt.ts';
import { readReceipt } from './read-receipt.ts';
import { sendToPrinter } from './send-to-printer.ts';

/**
 * Prints the receipt of an order on the printer of a till; its drawer opens where cash was received. Refusals: `printer-missing`
 * where the till has none, those of `sendToPrinter`, `receipt-not-found`.
 */
export async function printReceipt(
  context: RequestContext,
  { orderId, tillId }: { orderId: string; tillId: string },
  typed: unknown,
): Promise<void> {
  requireTillRight(context, 'edit');
  const input = valueOrThrow(parseInput(receiptInput, typed ?? {}));
  const { printer, blocks } = await context.inClientReadOnly(async (scope) => ({
    printer: (await getTill(scope, tillId)).printer,
    blocks: await readReceipt(scope, orderId, context.app.clock(), input),
  }));
  if (printer === '') throw new RefusedError([{ code: 'printer-missing' }]);
  const job = encodeReceipt(blocks, { opensDrawer: input.receivedMinor !== null });
  await sendToPrinter(context.app, printer, job);
  await context.inClient((scope) =>
    writeAudit(scope, actorOf(context), {
      action: 'print-receipt',
      entity: 'order',
      entityId: orderId,
      after: { tillId },
    }),
  );
}
