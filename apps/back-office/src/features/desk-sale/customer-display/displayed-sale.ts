import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { DisplayedSale } from '../../../components/tills/customer-display.ts';
import type { ShownQuote } from '../hands/desk-hand.ts';
import { type DeskGroup, isEmpty, type SaleState } from '../sale-state.ts';

type QuoteLine = ShownQuote['lines'][number];

interface Counted {
  groups: readonly DeskGroup[];
  /** That is shown. */
  date: string;
  /** undefined = its answer is on its way. */
  quote: ShownQuote | undefined;
  /** What is asked for until then. */
  totalMinor: number;
  currency: string;
  language: ContentLanguage;
  /** What a ticket type and its group are called in that language, as the last answers said. */
  nameOf: (ticketTypeId: string) => Pick<QuoteLine, 'name' | 'ticketGroupTitle'> | undefined;
}

/** What a line came to before a code or percentage, which is a line of its own. */
export const beforeDiscount = ({ totalMinor, discountMinor }: QuoteLine): number =>
  totalMinor + discountMinor;

/** What a customer sees while tickets are counted: its lines come to its total. null = nothing is counted. */
export function displayedSaleOf(state: SaleState, counted: Counted): Omit<DisplayedSale, 'payment'> | null {
  if (isEmpty(state)) return null;
  const { groups, date, quote, totalMinor, currency, language, nameOf } = counted;
  const pieces = groups.flatMap((group) =>
    group.ticketTypes.flatMap((type) => {
      const quantity = state.counts[type.id];
      return quantity === undefined ? [] : [{ group, type, quantity, said: nameOf(type.id) }];
    }),
  );
  const main = pieces.find(({ group }) => group.needsTimeslot) ?? pieces[0];
  const time = main?.group.timeslots.find(({ id }) => id === state.timeslotId)?.time ?? null;
  const isDated = main?.group.needsTimeslot || main?.group.needsDate;
  const extras = [
    { id: 'fees', kind: 'fees' as const, amountMinor: quote?.feesMinor ?? 0 },
    { id: 'discount', kind: 'discount' as const, amountMinor: -(quote?.discountMinor ?? 0) },
    ...(quote?.codeParts ?? []).map(({ kind, codeEnd, amountMinor }) => {
      const shown = kind === 'gift-ticket' ? ('voucher' as const) : kind;
      return { id: `${kind} ${codeEnd}`, kind: shown, amountMinor: -amountMinor };
    }),
  ];
  return {
    title: main?.said?.ticketGroupTitle ?? main?.group.title ?? '',
    visit: isDated ? { date, time } : null,
    lines: pieces.map(({ group, type, quantity, said }) => {
      const line = quote?.lines.find(({ ticketTypeId }) => ticketTypeId === type.id);
      const name = said?.name ?? type.name;
      return {
        id: type.id,
        quantity,
        name: group === main?.group ? name : `${said?.ticketGroupTitle ?? group.title}: ${name}`,
        amountMinor: line ? beforeDiscount(line) : type.priceMinor * quantity,
      };
    }),
    extras: extras.filter(({ amountMinor }) => amountMinor !== 0),
    totalMinor: quote?.dueMinor ?? totalMinor,
    ...{ currency, language },
  };
}
