import type { ExportFormat } from '@foyer/domain/exports/export-file.ts';
import { formatDate, formatTime, localDateTime } from '@foyer/i18n/format-date.ts';
import { languageOf } from '@foyer/i18n/locales.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type ExportFile, offerExport, startExport } from '../exports/index.ts';
import {
  listOrderDiscounts,
  type OrderOverview,
  type OrderSelection,
  orderModules,
  readOrdersOn,
  requireOrders,
  withFixedDays,
} from '../orders/index.ts';
import { listPayments, type Payment } from '../payments/index.ts';
import { listVouchersOfOrders, type VoucherOfOrder } from '../vouchers/index.ts';
import { listSoldFacts, type SoldFacts } from './sold-facts.repository.ts';

const columns = [
  'order',
  'placed',
  'placedAt',
  'buyer',
  'email',
  'visit',
  'visitTime',
  'items',
  'channel',
  'payment',
  'status',
  'scanned',
  'total',
  'refunded',
  'currency',
  'article',
  'category',
  'discount',
  'discountCode',
  'voucher',
  'voucherReference',
  'voucherPartner',
  'voucherTickets',
  'voucherAcquired',
  'voucherUsed',
  'voucherRebooked',
] as const;

/** Starts an export of the chosen orders, or of what the filters of the list leave now. */
export async function exportOrders(
  context: RequestContext,
  selection: OrderSelection,
  format: ExportFormat,
): Promise<ExportFile> {
  requireOrders(context, 'edit');
  const module = orderModules.find((one) => context.can(one, 'edit')) ?? orderModules[0];
  return startExport(
    context,
    { kind: 'orders', module },
    { format, filter: { ...(await withFixedDays(context, selection)) } },
  );
}

offerExport({
  kind: 'orders',
  module: orderModules[0],
  columns: (locale) => {
    const { t } = readTranslator(locale, ['orders', 'order-bulk']);
    return columns.map((column) => t(`order-bulk.export.${column}`));
  },
  readRows: async (app, scope, { filter, locale, place, limit }) => {
    const words = readTranslator(locale, ['orders', 'sales-point', 'methods']);
    const read = await readOrdersOn(app, scope.clientId, filter as OrderSelection, { place, limit });
    const ids = read.orders.map(({ id }) => id);
    const payments = await listPayments(scope, ids);
    const sold = await listSoldFacts(scope, ids);
    const vouchers = await listVouchersOfOrders(scope, ids, languageOf(locale));
    const discounts = new Map((await listOrderDiscounts(scope, ids)).map((used) => [used.orderId, used]));
    const methodOf = ({ id }: OrderOverview) => {
      const own = payments.filter(({ orderId }) => orderId === id);
      return (own.find(isPaid) ?? own.at(-1))?.method;
    };
    const wordOr = (key: string, fallback: string) => (words.has(key) ? words.t(key) : fallback);
    const sourceOf = ({ channelName, salesPoint }: OrderOverview) => {
      const point = wordOr(`sales-point.${salesPoint.replaceAll(' ', '-')}`, salesPoint);
      return channelName !== null && salesPoint === 'kiosk'
        ? `${channelName}, ${point}`
        : (channelName ?? point);
    };
    const rows = read.orders.map((order) => {
      const placed = localDateTime(order.createdAt, order.timeZone);
      const method = methodOf(order);
      const { articles, categories } = sold.get(order.id) ?? nothingSold;
      const discount = discounts.get(order.id);
      return [
        order.number ?? order.id,
        formatDate(placed.date),
        formatTime(placed.time),
        order.buyerName,
        order.buyerEmail,
        order.visitDate && formatDate(order.visitDate),
        order.visitTime && formatTime(order.visitTime),
        order.itemCount,
        sourceOf(order),
        method ? wordOr(`methods.${method}`, method) : null,
        words.t(`orders.state.${order.state.replace(' ', '-')}`),
        order.scannedTickets,
        order.totalMinor / 100,
        order.refundedMinor / 100,
        order.currency,
        articles.join(', '),
        categories.join(', '),
        discount?.title ?? null,
        discount?.code ?? null,
        ...cellsOfVouchers(
          vouchers.filter(({ orderId }) => orderId === order.id),
          order.timeZone,
        ),
      ];
    });
    return { rows, place: read.place };
  },
});

const nothingSold: SoldFacts = { articles: [], categories: [] };

/** A cell per column of vouchers; what several of them share is said once. */
function cellsOfVouchers(vouchers: readonly VoucherOfOrder[], timeZone: string): string[] {
  const once = (textOf: (voucher: VoucherOfOrder) => string | null) =>
    [...new Set(vouchers.map(textOf).filter(Boolean))].join(', ');
  const day = (instant: Date | null) => instant && formatDate(localDateTime(instant, timeZone).date);
  return [
    once(({ batchName }) => batchName),
    once(({ reference }) => reference),
    once(({ partner }) => partner),
    once(({ tickets }) => tickets),
    once(({ acquiredAt }) => day(acquiredAt)),
    once(({ usedAt }) => day(usedAt)),
    once(({ rebookedAt }) => day(rebookedAt)),
  ];
}

const isPaid = ({ state }: Payment) => state === 'paid';
