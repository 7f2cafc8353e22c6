import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useCallback } from 'react';

/** One of the three: added (negative takes off), added in basis points, or the price itself. */
export interface ShownPriceChange {
  amountMinor?: number | null;
  basisPoints?: number | null;
  priceMinor?: number | null;
}

/** A change of a price in words: '+20%', '−€2.50' or '€22.00'. */
export function usePriceChange(currency: string): (change: ShownPriceChange) => string {
  const { money, percent } = useMessages();
  return useCallback(
    ({ amountMinor, basisPoints, priceMinor }) => {
      if (typeof priceMinor === 'number') return money(priceMinor, currency);
      const size = basisPoints ?? amountMinor ?? 0;
      const text = typeof basisPoints === 'number' ? percent(size) : money(size, currency);
      return `${size < 0 ? '' : '+'}${text}`;
    },
    [money, percent, currency],
  );
}
