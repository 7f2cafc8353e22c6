import { type TillEntryFacts, type TillMeans, tillMeans } from './till-entry.ts';

/** How many times, and how much in all, in minor units. */
export interface CountAndAmount {
  readonly count: number;
  readonly amountMinor: number;
}

/** What one way of paying took in and gave back. */
export interface MeansFigures {
  readonly means: TillMeans;
  readonly sales: CountAndAmount;
  /** Below zero. */
  readonly refunds: CountAndAmount;
}

/** The X report of a session, and, at its close, the Z report: figures of its entries. */
export interface TillFigures {
  readonly floatMinor: number;
  readonly putIn: CountAndAmount;
  /** Below zero. */
  readonly takenOut: CountAndAmount;
  /** Every way of paying that was used, cash first; cash always. */
  readonly means: readonly MeansFigures[];
  /** What should be in the drawer: all entries of cash, the difference of a close too. */
  readonly expectedMinor: number;
}

export function figuresOf(entries: readonly TillEntryFacts[]): TillFigures {
  const those = (kind: TillEntryFacts['kind'], means: TillMeans = 'cash') =>
    addUp(entries.filter((entry) => entry.kind === kind && entry.means === means));
  const ofMeans = tillMeans.map((means) => ({
    means,
    sales: those('sale', means),
    refunds: those('refund', means),
  }));
  return {
    floatMinor: those('float').amountMinor,
    putIn: those('put-in'),
    takenOut: those('take-out'),
    means: ofMeans.filter(({ means, sales, refunds }) => means === 'cash' || sales.count + refunds.count > 0),
    expectedMinor: addUp(entries.filter(({ means }) => means === 'cash')).amountMinor,
  };
}

const addUp = (entries: readonly TillEntryFacts[]): CountAndAmount => ({
  count: entries.length,
  amountMinor: entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
});
