import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { ReceiptBlock } from '@foyer/domain/tills/receipt.ts';
import type { ReceiptInput } from '@foyer/domain/tills/receipt-input.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { receiptParts, writeReceipt } from '@foyer/i18n/write-receipt.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { getOrder, listOrderLines, listOrderOverviews } from '../../orders/index.ts';
import { findSetting } from '../../settings/index.ts';
import { listEntriesOfOrder } from '../till-entry.repository.ts';

/**
 * The receipt of an order that was sold at a till, in the language of its buyer.
 * @param at for the names of the museum. @throws NotFoundError `receipt-not-found` where no till sold the order.
 */
export async function readReceipt(
  scope: ClientScope,
  orderId: string,
  at: Date,
  { receivedMinor, changeMinor }: ReceiptInput,
): Promise<ReceiptBlock[]> {
  const entries = await listEntriesOfOrder(scope, orderId);
  if (entries.length === 0) throw new NotFoundError('receipt-not-found');
  const order = await getOrder(scope, orderId);
  const [overview] = await listOrderOverviews(scope, [orderId]);
  const lines = await listOrderLines(scope, orderId);
  const { name, address, postalCode, town } = await findSetting(scope, 'company', at);
  const { vatNumber } = await findSetting(scope, 'financial', at);
  const { feesMinor, vatByRate } = calculateOrderTotals(lines, {
    serviceMinor: order.serviceCostMinor,
    isServiceOnFree: order.serviceOnFree,
    transactionMinor: order.transactionCostMinor,
    donationMinor: order.donationMinor,
  });
  return writeReceipt(
    {
      company: { name, address, postalCode, town, vatNumber },
      number: overview?.number ?? '',
      numberOf: 'order',
      at: entries[0]?.at ?? at,
      timeZone: overview?.timeZone ?? 'UTC',
      currency: order.currency,
      lines: lines.map((line) => ({ ...line, name: line.ticketTypeName })),
      feesMinor,
      donationMinor: order.donationMinor,
      totalMinor: order.totalMinor,
      paid: entries.map(({ means, amountMinor }) => {
        const isHandedOver = means === 'cash' && receivedMinor !== null && amountMinor > 0;
        return { means, amountMinor: isHandedOver ? receivedMinor : amountMinor };
      }),
      changeMinor,
      vatByRate,
    },
    readTranslator(order.language, receiptParts),
  );
}
