import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { useCallback, useEffect, useReducer } from 'react';
import { changeSale, newSale, type SaleState } from './sale-state.ts';
import { keepSale, keptSale } from './unfinished-sale.ts';

export interface Sale {
  state: SaleState;
  add: (ticketTypeId: string, by?: 1 | -1) => void;
  remove: (ticketTypeId: string) => void;
  set: (change: Partial<Omit<SaleState, 'saleId' | 'counts'>>) => void;
  /** Sold or cleared: the next sale begins where this one ended on the screen. */
  restart: () => void;
}

export function useSale(): Sale {
  const [state, change] = useReducer(changeSale, undefined, keptSale);
  useEffect(() => keepSale(state), [state]);
  return {
    state,
    add: useCallback((ticketTypeId, by = 1) => change({ kind: 'add', ticketTypeId, by }), []),
    remove: useCallback((ticketTypeId) => change({ kind: 'remove', ticketTypeId }), []),
    set: useCallback((changed) => change({ kind: 'set', change: changed }), []),
    restart: useCallback(() => {
      const saleId = randomUuid();
      // Kept at once: a desk that is left in this moment opens with the next sale, not with the one that was sold.
      keepSale(newSale(saleId, keptSale()));
      change({ kind: 'restart', saleId });
    }, []),
  };
}
