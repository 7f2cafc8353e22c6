import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { useCallback, useEffect, useReducer } from 'react';
import { changeSale, type SaleState } from './sale-state.ts';
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
    restart: useCallback(() => change({ kind: 'restart', saleId: randomUuid() }), []),
  };
}
