import { formatMoney } from '@foyer/i18n/format-money.ts';
import { feesOfOrder } from '../orders/index.ts';
import type { OrderMailFacts } from './order-mail-facts.ts';

/** An order as a receipt: its lines, the costs beside them, and the total with the VAT in it. */
export function listPrices({ order, lines, t }: OrderMailFacts): { label: string; amount: string }[] {
  const money = (minor: number) => formatMoney(minor, order.currency, t.intlLocale);
  const fees = feesOfOrder(order, lines);
  return [
    ...lines.map((line) => ({
      label: `${line.quantity} × ${line.ticketTypeName}`,
      amount: money(line.totalMinor),
    })),
    ...(fees > 0 ? [{ label: t.t('mail.fees'), amount: money(fees) }] : []),
    ...(order.donationMinor > 0 ? [{ label: t.t('mail.donation'), amount: money(order.donationMinor) }] : []),
    { label: t.t('mail.total', { vat: money(order.vatMinor) }), amount: money(order.totalMinor) },
    ...(order.byCodesMinor > 0 ? [{ label: t.t('mail.byCodes'), amount: money(-order.byCodesMinor) }] : []),
  ];
}
