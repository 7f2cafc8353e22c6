import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { VoucherBatchListQuery } from '../../generated/operations.ts';

export type BatchRow = VoucherBatchListQuery['voucherBatches']['edges'][number]['node'];

/** What a batch is and what became of it, in words. */
export function useBatchWords() {
  const { t, number, money, date } = useMessages();
  const currency = useClientFacts()?.currency;
  return {
    amount: (minor: number) => (currency ? money(minor, currency) : ''),
    worth: (worth: readonly { quantity: number; ticketTypeName: string }[]) =>
      worth.map(({ quantity, ticketTypeName }) => `${quantity} × ${ticketTypeName}`).join(', '),
    valid: ({ validFrom, validUntil }: Pick<BatchRow, 'validFrom' | 'validUntil'>) => {
      if (validFrom && validUntil)
        return t('vouchers.fromUntil', { from: date(validFrom), until: date(validUntil) });
      if (validFrom) return t('vouchers.from', { from: date(validFrom) });
      return validUntil ? t('vouchers.until', { until: date(validUntil) }) : t('vouchers.always');
    },
    used: ({ figures: { used }, quantity }: Pick<BatchRow, 'figures' | 'quantity'>) =>
      t('vouchers.usedOf', { used: number(used), of: number(quantity) }),
  };
}
