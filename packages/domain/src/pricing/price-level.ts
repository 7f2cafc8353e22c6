import type { PriceChange } from './price-step.ts';

/** The price level of a group account: so many basis points off every price. */
export interface PriceLevel {
  /** 'Harbour Tours BV, level B' */
  readonly title: string;
  readonly basisPointsOff: number;
}

/** A level without anything off leaves no step. */
export function changeByLevel({ basisPointsOff }: PriceLevel): PriceChange | undefined {
  return basisPointsOff > 0 ? { kind: 'percentage', basisPoints: -basisPointsOff } : undefined;
}
