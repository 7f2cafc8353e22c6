import type { Currency } from '../money/currency.ts';

export interface Denomination {
  readonly valueMinor: number;
  readonly kind: 'note' | 'coin';
  /** Rarely in a drawer: counted apart. */
  readonly isRare: boolean;
}

const list = (
  kind: Denomination['kind'],
  usual: readonly number[],
  rare: readonly number[] = [],
): Denomination[] => [
  ...usual.map((valueMinor) => ({ valueMinor, kind, isRare: false })),
  ...rare.map((valueMinor) => ({ valueMinor, kind, isRare: true })),
];

const byCurrency: Record<Currency, readonly Denomination[]> = {
  EUR: [
    ...list('note', [5000, 2000, 1000, 500], [50_000, 20_000, 10_000]),
    ...list('coin', [200, 100, 50, 20, 10, 5], [2, 1]),
  ],
  GBP: [...list('note', [5000, 2000, 1000, 500]), ...list('coin', [200, 100, 50, 20, 10, 5], [2, 1])],
  ZAR: [...list('note', [20_000, 10_000, 5000, 2000, 1000]), ...list('coin', [500, 200, 100, 50], [20, 10])],
};

/** The notes and coins of a currency, the highest first. */
export function denominationsOf(currency: Currency): readonly Denomination[] {
  return byCurrency[currency].toSorted((one, other) => other.valueMinor - one.valueMinor);
}

export interface CountedDenomination {
  readonly valueMinor: number;
  readonly count: number;
}

/** What is counted, in minor units. */
export const sumOfCount = (counts: readonly CountedDenomination[]): number =>
  counts.reduce((sum, { valueMinor, count }) => sum + valueMinor * count, 0);
