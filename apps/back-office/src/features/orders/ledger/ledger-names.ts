import type { Words } from '@foyer/ui/states/messages.tsx';
import type { Order, ShownEntry, ShownPosting } from '../order.ts';
import { nameOfMethod, nameOfSource } from '../order-names.ts';

export const nameOfPosting = ({ t }: Words, { kind }: ShownPosting): string => t(`ledger.posting.${kind}`);

/** Where a posting came from: the channel, the provider's reference, the reason of a refund, or the day it corrects. */
export function sourceOfPosting(words: Words, order: Order, posting: ShownPosting): string {
  const { t, date } = words;
  const { kind, causeId, correctsDay } = posting;
  const sources = [correctsDay === null ? '' : t('ledger.corrects', { day: date(correctsDay) })];
  if (kind === 'sale') sources.unshift(nameOfSource(words, order));
  const payment = order.payments.find(({ id }) => id === causeId);
  if (payment) sources.unshift(payment.reference);
  const refund = order.refunds.find(({ id }) => id === causeId);
  if (refund) sources.unshift(t(`orders.refund.${refund.reason}`));
  return sources.filter(Boolean).join(' · ');
}

/** What an entry counts for, in the words of its posting. */
export function nameOfEntry(words: Words, posting: ShownPosting, entry: ShownEntry): string {
  const { t, percent } = words;
  const { kind, holder, costCentre: centre, vatBasisPoints } = entry;
  if (kind === 'receivable') return t(`ledger.receivable.${posting.kind}`);
  if (kind === 'money') {
    return holder === 'elsewhere' ? t('ledger.account.elsewhere') : nameOfMethod(words, holder ?? '');
  }
  if (kind === 'revenue' && centre) return t('ledger.account.revenueAt', { centre });
  if (kind === 'vat') return t('ledger.account.vatAt', { rate: percent(vatBasisPoints ?? 0) });
  return t(`ledger.account.${kind}`);
}

/** `revenue:9%` for `revenue:900`. */
export const nameOfCode = ({ percent }: Words, { code, kind, vatBasisPoints }: ShownEntry): string =>
  vatBasisPoints === null ? code : `${kind}:${percent(vatBasisPoints)}`;
