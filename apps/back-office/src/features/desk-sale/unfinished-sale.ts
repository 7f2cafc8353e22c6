import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { isEmpty, newSale, type SaleState } from './sale-state.ts';

let kept: SaleState | null = null;
let keptDate: string | null = null;

/** A sale that was left by mistake is there again when the desk is opened again, until it is sold or cleared. */
export function keptSale(): SaleState {
  kept ??= newSale(randomUuid(), { groupId: null, timeslotId: null });
  return kept;
}

export function keepSale(sale: SaleState): void {
  kept = sale;
}

/** The day that an unfinished sale is for; null = today. */
export const keptDay = (): string | null => (kept && !isEmpty(kept) ? keptDate : null);

export function keepDay(date: string | null): void {
  keptDate = date;
}
