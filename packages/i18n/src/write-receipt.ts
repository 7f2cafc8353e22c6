import type { VatOfRate } from '@foyer/domain/pricing/order-costs.ts';
import type { ReceiptBlock } from '@foyer/domain/tills/receipt.ts';
import type { TillMeans } from '@foyer/domain/tills/till-entry.ts';
import { formatDate, formatDateTime, formatTime } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { formatPercent } from './format-number.ts';
import type { Translator } from './translator.ts';

/** The parts of the catalogue with the words of a receipt. */
export const receiptParts = ['customer-display', 'invoice'];

export interface ReceiptFacts {
  company: { name: string; address: string; postalCode: string; town: string; vatNumber: string };
  /** Of the order; of a sale that is no order yet its receipt: 'T2-0418'. */
  number: string;
  numberOf: 'order' | 'receipt';
  at: string | number | Date;
  timeZone: string;
  currency: string;
  lines: readonly {
    quantity: number;
    name: string;
    totalMinor: number;
    productName: string;
    visitDate: string | null;
    visitTime: string | null;
  }[];
  feesMinor: number;
  donationMinor: number;
  totalMinor: number;
  /** What each means brought; cash as it was handed over. */
  paid: readonly { means: TillMeans; amountMinor: number }[];
  changeMinor: number | null;
  vatByRate: readonly VatOfRate[];
}

const labels = { order: 'invoice.order', receipt: 'customer-display.receipt' } as const;
const rule: ReceiptBlock = { kind: 'rule', left: '', right: '' };
const pair = (left: string, right: string): ReceiptBlock => ({ kind: 'pair', left, right });
const text = (left: string): ReceiptBlock[] => (left ? [{ kind: 'text', left, right: '' }] : []);

/** The receipt of a sale at a till, in the language of `words`: a server and a desk without one write the same. */
export function writeReceipt(facts: ReceiptFacts, { t, intlLocale }: Translator): ReceiptBlock[] {
  const { company, lines, feesMinor, donationMinor, changeMinor } = facts;
  const amount = (minor: number) => formatMoney(minor, facts.currency, intlLocale);
  return [
    { kind: 'heading', left: company.name, right: '' },
    ...text(company.address),
    ...text([company.postalCode, company.town].filter(Boolean).join(' ')),
    ...text(company.vatNumber && t('invoice.vatNumber', { number: company.vatNumber })),
    rule,
    pair(`${t(labels[facts.numberOf])} ${facts.number}`.trim(), formatDateTime(facts.at, facts.timeZone)),
    rule,
    ...lines.flatMap(({ quantity, name, totalMinor, productName, visitDate, visitTime }) => [
      pair(`${quantity} × ${name}`, amount(totalMinor)),
      ...text(
        [productName, visitDate && formatDate(visitDate), visitTime && formatTime(visitTime)]
          .filter(Boolean)
          .join(', '),
      ),
    ]),
    ...(feesMinor > 0 ? [pair(t('invoice.line.service'), amount(feesMinor))] : []),
    ...(donationMinor > 0 ? [pair(t('invoice.line.donation'), amount(donationMinor))] : []),
    rule,
    { kind: 'total', left: t('customer-display.total'), right: amount(facts.totalMinor) },
    ...facts.paid.map(({ means, amountMinor }) => pair(t(`customer-display.${means}`), amount(amountMinor))),
    ...(changeMinor ? [pair(t('customer-display.change'), amount(changeMinor))] : []),
    rule,
    ...facts.vatByRate
      .filter(({ vatMinor }) => vatMinor !== 0)
      .map(({ vatBasisPoints, vatMinor }) =>
        pair(`${t('invoice.vat')} ${formatPercent(vatBasisPoints, intlLocale)}`, amount(vatMinor)),
      ),
    ...text(t('customer-display.thanks')),
  ];
}
