import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { Assortment } from '@foyer/domain/desk-sales/assortments.ts';
import type { DeskMeans } from '@foyer/domain/desk-sales/desk-payment.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useNotify } from '../../components/use-notify.ts';
import type { DeskOfferQuery } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { FindAtDesk } from './desk-sale.graphql.ts';
import type { DeskSale } from './hands/desk-hand.ts';
import { useQuote } from './hands/use-quote.ts';
import { useSelling } from './hands/use-selling.ts';
import { useServerHand } from './hands/use-server-hand.ts';
import type { DeskWithLease } from './offline/use-offline-desk.ts';
import { isPayable, type PayState, paymentsOf, startPay } from './pay-state.ts';
import { buttonsOf, type ShownButton } from './product-tiles.tsx';
import { deskWishOf, mayAdd } from './sale-state.ts';
import { useSale } from './use-sale.ts';
import { timeFor, useShownGroup } from './use-shown-group.ts';
import type { useTill } from './use-till.ts';

export interface DeskProps {
  startAssortment: Assortment;
  offer: DeskOfferQuery['deskOffer'];
  /** Its times are on their way. */
  isDayComing: boolean;
  till: ReturnType<typeof useTill>;
  currency: string;
  languages: readonly ContentLanguage[];
  /** It can go on without a connection; null = it cannot. */
  lease: DeskWithLease | null;
  onDate: (date: string | null) => void;
}

export type DeskDialog = 'discount' | 'code' | 'customer' | null;

/** The means that were used last at this desk come first. */
let lastMeans: DeskMeans = 'card';

/** All that a desk knows and does; its screen draws it, its keys call it. */
export function useDesk({ startAssortment, offer, isDayComing, till, languages, lease, onDate }: DeskProps) {
  const { groups, today, date } = offer;
  const go = useGo();
  const maySell = useCan('ticketverkoop', 'edit');
  const ordersDoor = useCan('order-management', 'access') ? '/order-management' : '/ticketsearch';
  const [assortment, setAssortment] = useState(startAssortment);
  const [dialog, setDialog] = useState<DeskDialog>(null);
  const sale = useSale();
  const { state } = sale;
  const language = state.language ?? languages[0] ?? 'nl';
  const server = useServerHand();
  const here = lease?.here ?? null;
  const hand = here && lease ? lease.hand : server;
  const quote = useQuote(state, groups, { date, language, isDayComing, hand });
  const [pay, setPay] = useState<PayState>(() => startPay(lastMeans));
  const selling = useSelling(server, lease, sale);
  const notify = useNotify();
  const { t } = useMessages();
  const searchRef = useRef<HTMLInputElement>(null);
  const shown = offer.assortments.find(({ name }) => name === assortment);
  const buttons = shown ? buttonsOf(shown, groups) : [];
  const group = useShownGroup(groups, buttons, sale);
  /** What is paid is asked for at once, on a slow connection by the prices of the offer. */
  const shownDueMinor = quote.quote?.dueMinor ?? (quote.isAsked ? quote.totalMinor : null);
  const canComplete =
    state.isPaying &&
    shownDueMinor !== null &&
    isPayable(shownDueMinor, pay) &&
    till.till?.isOpen === true &&
    !selling.isSelling;
  const shownNow = useRef({ state, pay });
  useLayoutEffect(() => {
    shownNow.current = { state, pay };
  });
  const isWaiting = useRef(false);

  /** The price of what is shown as the server says it; nothing where it differs, or the cashier went on while it was on its way. */
  async function agreedQuote() {
    if (quote.quote) return quote.quote;
    if (isWaiting.current) return undefined;
    isWaiting.current = true;
    const answer = await quote.answer().finally(() => {
      isWaiting.current = false;
    });
    const isStill = shownNow.current.state === state && shownNow.current.pay === pay;
    return isStill && answer?.dueMinor === shownDueMinor ? answer : undefined;
  }

  const addIfRoom = (id: string) => {
    const type = groups.flatMap(({ ticketTypes }) => ticketTypes).find((one) => one.id === id);
    if (type && mayAdd(type, state.counts, groups)) sale.add(id);
  };
  return {
    ...{ sale, quote, pay, selling, assortment, setAssortment, dialog, setDialog, searchRef, ordersDoor },
    ...{ language, buttons, group, shownDueMinor, canComplete, addIfRoom, here },
    press({ group: pressed, type }: ShownButton) {
      if (type) addIfRoom(type.id);
      // An article of a group with times is for one of them too.
      if (!type || pressed.needsTimeslot)
        sale.set({ groupId: pressed.id, isPaying: false, ...timeFor(pressed, state) });
    },
    chooseDate(chosen: string) {
      sale.set({ timeslotId: null });
      onDate(chosen === today ? null : chosen);
    },
    setPay: (change: Partial<PayState>) => setPay((before) => ({ ...before, ...change })),
    choosePay: (means: DeskMeans) => setPay(startPay(means)),
    startPaying() {
      if (shownDueMinor === null || !maySell) return;
      setPay(startPay(lastMeans));
      selling.clearErrors();
      sale.set({ isPaying: true });
    },
    stopPaying: () => sale.set({ isPaying: false }),
    async complete() {
      if (!canComplete || !till.till) return;
      const agreed = await agreedQuote();
      if (!agreed) return;
      const input: DeskSale = {
        saleId: state.saleId,
        tillId: till.till.id,
        wish: deskWishOf(state, { date, language }),
        totalMinor: agreed.totalMinor,
        payments: paymentsOf(agreed.dueMinor, pay),
        buyer: state.customer,
      };
      if (!(await selling.complete(input))) return;
      lastMeans = pay.means;
      sale.restart();
    },
    next() {
      selling.forget();
      if (date !== today) onDate(null);
    },
    /** A PLU code adds one; anything else finds orders, and opens the only one. */
    async find(text: string) {
      const type = groups.flatMap(({ ticketTypes }) => ticketTypes).find(({ pluCode }) => pluCode === text);
      if (type) {
        addIfRoom(type.id);
        return;
      }
      if (here) {
        notify.failed(t('desk-offline.findNeedsConnection'));
        return;
      }
      const { orders } = await requestGraphql(FindAtDesk, { search: text });
      const [only, ...others] = orders?.edges ?? [];
      const id = others.length === 0 ? only?.node.id : undefined;
      go(id ? `${ordersDoor}?order=${id}` : `${ordersDoor}?q=${encodeURIComponent(text)}`);
    },
  };
}

export type DeskWork = ReturnType<typeof useDesk>;
