import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEffect, useRef } from 'react';
import { type DisplayedSale, showOnCustomerDisplay } from '../../components/tills/customer-display.ts';
import type { DeskOfferQuery } from '../../generated/operations.ts';
import { isEmpty } from './sale-state.ts';
import type { DeskWork } from './use-desk.ts';

interface Shown {
  offer: DeskOfferQuery['deskOffer'];
  currency: string;
  language: ContentLanguage;
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

function useDisplayedSale(desk: DeskWork, { offer, currency, language }: Shown): DisplayedSale | null {
  const { t, date } = useMessages();
  const before = useRef<DisplayedSale | null>(null);
  const { quote, selling, pay } = desk;
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
  if (isEmpty(state)) return null;
  const counted = offer.groups.flatMap((group) =>
    group.ticketTypes.flatMap((type) => {
      const quantity = state.counts[type.id];
      return quantity === undefined ? [] : [{ group, type, quantity }];
    }),
  );
  const group = counted[0]?.group;
  const time = group?.timeslots.find(({ id }) => id === state.timeslotId)?.time;
  const facts = quote.quote;
  const extra = (name: string, amountMinor: number) =>
    amountMinor === 0 ? [] : [{ quantity: null, name, amountMinor }];
  const dueMinor = facts?.dueMinor ?? quote.totalMinor;
  const receivedMinor = state.isPaying && pay.second === null ? pay.receivedMinor : null;
  const shown: DisplayedSale = {
    title: group?.title ?? '',
    visit: group?.needsTimeslot || group?.needsDate ? [date(offer.date), time].filter(Boolean).join(' ') : '',
    lines: [
      ...counted.map(({ type, quantity }) => ({
        quantity,
        name: type.name,
        amountMinor:
          facts?.lines.find(({ ticketTypeId }) => ticketTypeId === type.id)?.totalMinor ??
          type.priceMinor * quantity,
      })),
      ...extra(t('desk.fees'), facts?.feesMinor ?? 0),
      ...extra(t('desk.discountOrVoucher'), -(facts?.discountMinor ?? 0)),
    ],
    totalMinor: dueMinor,
    currency,
    language,
    payment:
      pay.means === 'cash' && receivedMinor !== null
        ? { means: 'cash', receivedMinor, changeMinor: Math.max(0, receivedMinor - dueMinor) }
        : null,
  };
  before.current = shown;
  return shown;
}
