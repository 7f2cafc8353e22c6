import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { ReceiptBlock } from '@foyer/domain/tills/receipt.ts';
import type { ReceiptInput } from '@foyer/domain/tills/receipt-input.ts';
import { formatDate, formatDateTime, formatTime } from '@foyer/i18n/format-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { formatPercent } from '@foyer/i18n/format-number.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { getOrder, listOrderLines, listOrderOverviews } from '../../orders/index.ts';
import { findSetting } from '../../settings/index.ts';
import { listEntriesOfOrder } from '../till-entry.repository.ts';

const parts = ['customer-display', 'invoice'];
const rule: ReceiptBlock = { kind: 'rule', left: '', right: '' };

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
  const company = await findSetting(scope, 'company', at);
  const { vatNumber } = await findSetting(scope, 'financial', at);
  const { t, intlLocale } = readTranslator(order.language, parts);
  const amount = (minor: number) => formatMoney(minor, order.currency, intlLocale);
  const pair = (left: string, right: string): ReceiptBlock => ({ kind: 'pair', left, right });
  const text = (left: string): ReceiptBlock[] => (left ? [{ kind: 'text', left, right: '' }] : []);
  const { feesMinor, vatByRate } = calculateOrderTotals(lines, {
    serviceMinor: order.serviceCostMinor,
    isServiceOnFree: order.serviceOnFree,
    transactionMinor: order.transactionCostMinor,
    donationMinor: order.donationMinor,
  });
  const first = entries[0];
  return [
    { kind: 'heading', left: company.name, right: '' },
    ...text(company.address),
    ...text([company.postalCode, company.town].filter(Boolean).join(' ')),
    ...text(vatNumber && t('invoice.vatNumber', { number: vatNumber })),
    rule,
    pair(
      `${t('invoice.order')} ${overview?.number ?? ''}`.trim(),
      formatDateTime(first?.at ?? at, overview?.timeZone ?? 'UTC'),
    ),
    rule,
    ...lines.flatMap((line) => [
      pair(`${line.quantity} × ${line.ticketTypeName}`, amount(line.totalMinor)),
      ...text(
        [
          line.productName,
          line.visitDate && formatDate(line.visitDate),
          line.visitTime && formatTime(line.visitTime),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ]),
    ...(feesMinor > 0 ? [pair(t('invoice.line.service'), amount(feesMinor))] : []),
    ...(order.donationMinor > 0 ? [pair(t('invoice.line.donation'), amount(order.donationMinor))] : []),
    rule,
    { kind: 'total', left: t('customer-display.total'), right: amount(order.totalMinor) },
    ...entries.map(({ means, amountMinor }) =>
      pair(
        t(`customer-display.${means}`),
        amount(means === 'cash' && receivedMinor !== null && amountMinor > 0 ? receivedMinor : amountMinor),
      ),
    ),
    ...(changeMinor ? [pair(t('customer-display.change'), amount(changeMinor))] : []),
    rule,
    ...vatByRate
      .filter(({ vatMinor }) => vatMinor !== 0)
      .map(({ vatBasisPoints, vatMinor }) =>
        pair(`${t('invoice.vat')} ${formatPercent(vatBasisPoints, intlLocale)}`, amount(vatMinor)),
      ),
    ...text(t('customer-display.thanks')),
  ];
}
