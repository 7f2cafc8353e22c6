import { useEffect, useRef } from 'react';
import { type DisplayedSale, showOnCustomerDisplay } from '../../../components/tills/customer-display.ts';
import type { DeskOfferQuery } from '../../../generated/operations.ts';
import type { ShownQuote } from '../hands/desk-hand.ts';
import type { DeskWork } from '../use-desk.ts';
import { displayedSaleOf } from './displayed-sale.ts';

interface Shown {
  offer: DeskOfferQuery['deskOffer'];
  currency: string;
}

/** The second window follows the sale: what is counted, what is paid, and nothing between sales (design: `customer-display`). */
export function useCustomerDisplay(desk: DeskWork, shown: Shown): void {
  const sale = useDisplayedSale(desk, shown);
  const last = useRef('');
  useEffect(() => {
    const now = JSON.stringify(sale);
    if (now === last.current) return;
    last.current = now;
    showOnCustomerDisplay(sale);
  });
  useEffect(() => () => showOnCustomerDisplay(null), []);
}

function useDisplayedSale(desk: DeskWork, { offer, currency }: Shown): DisplayedSale | null {
  const before = useRef<DisplayedSale | null>(null);
  const names = useRef(new Map<string, ShownQuote['lines'][number]>());
  const { quote, selling, pay, language } = desk;
  const { state } = desk.sale;
  const { sold } = selling;
  if (sold) {
    const paid = sold.payments.find(({ means }) => means === 'cash') ?? sold.payments[0];
    const payment = paid && {
      means: paid.means,
      receivedMinor: paid.receivedMinor,
      changeMinor: sold.changeMinor,
    };
    return before.current && { ...before.current, payment: payment ?? null };
  }
  for (const line of quote.quote?.lines ?? []) names.current.set(`${language} ${line.ticketTypeId}`, line);
  const counted = displayedSaleOf(state, {
    ...{ groups: offer.groups, date: offer.date, currency, language },
    ...{ quote: quote.quote, totalMinor: quote.totalMinor },
    nameOf: (id) => names.current.get(`${language} ${id}`),
  });
  if (!counted) return null;
  const receivedMinor = state.isPaying && pay.second === null ? pay.receivedMinor : null;
  const shown: DisplayedSale = {
    ...counted,
    payment:
      pay.means === 'cash' && receivedMinor !== null
        ? { means: 'cash', receivedMinor, changeMinor: Math.max(0, receivedMinor - counted.totalMinor) }
        : null,
  };
  before.current = shown;
  return shown;
}
