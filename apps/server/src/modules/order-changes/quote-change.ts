import { writePrice } from '@foyer/domain/catalog/read-price.ts';
import { type GiftPrice, partOfGift } from '@foyer/domain/gifts/gift-price.ts';
import { chargedBackOf } from '@foyer/domain/ledger/chargebacks.ts';
import type { ChangeTerms } from '@foyer/domain/order-changes/changeable-order.ts';
import type { OrderWish } from '@foyer/domain/order-changes/order-change-input.ts';
import { type PricedChange, priceChange } from '@foyer/domain/order-changes/price-change.ts';
import { amountOfTickets } from '@foyer/domain/orders/visit-amount.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import { contentVersion } from '../../platform/crypto/content-version.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPostings } from '../ledger/index.ts';
import { type OrderToChange, toChangeable } from './order-to-change.ts';
import { type PricedPart, priceParts } from './price-parts.ts';
import type { AddPart, ReplacePart, ResolvedWish } from './resolve-wish.ts';

/** What the rules say of a part that gets another visit. */
export interface PartTerms {
  /** For each ticket. */
  feeMinor: number;
  isDifferenceReturned: boolean;
}

/** A change with its price; nothing is written yet. */
export interface QuotedChange {
  toChange: OrderToChange;
  cancelled: ResolvedWish['cancelled'];
  replaced: (ReplacePart & { price: PricedPart })[];
  added: (AddPart & { price: PricedPart })[];
  newCodes: ResolvedWish['newCodes'];
  priced: PricedChange;
  /** The same as long as the change would do the same to the same order. */
  fingerprint: string;
}

/**
 * Prices a resolved wish. Refusals: `nothing-to-change`; `refund-above-paid` at `refundMinor`.
 */
export async function quoteChange(
  app: App,
  scope: ClientScope,
  toChange: OrderToChange,
  wish: ResolvedWish & Pick<OrderWish, 'refundMinor'>,
  terms: Omit<ChangeTerms, 'refundMinor'> & {
    termsOf: (part: ReplacePart) => PartTerms;
    /** The change itself decides what becomes of a chargeback. */
    setsChargebackOff?: boolean;
  },
): Promise<Result<QuotedChange>> {
  const { cancelled, newCodes } = wish;
  const refundMinor = wish.refundMinor ?? null;
  const parts = [
    ...wish.replaced.map(({ ticketTypeId, tickets, target }) => {
      const date = target ? target.date : (tickets[0]?.visitDate ?? null);
      const keepsDiscount = tickets.every((ticket) => ticket.ticketTypeId === ticketTypeId);
      const gift = keepsDiscount ? giftOfTickets(tickets) : null;
      const discount = keepsDiscount ? (tickets[0]?.discount ?? null) : null;
      return { ticketTypeId, quantity: tickets.length, date, discount, gift };
    }),
    ...wish.added.map(({ ticketTypeId, quantity, target }) => {
      return { ticketTypeId, quantity, date: target?.date ?? null, discount: null, gift: null };
    }),
  ];
  const givesBack = refundMinor || (terms.isDonationReturned && giftOf(toChange) > 0);
  const isNothing = cancelled.length + parts.length + newCodes.length === 0 && !givesBack;
  if (isNothing) return refused({ code: 'nothing-to-change' });
  const prices = await priceParts(app, scope, parts, toChange.order.id);
  const priceAt = (index: number): PricedPart => {
    const price = prices[index];
    if (!price) throw new Error('a part of a change has no price');
    return price;
  };
  const replaced = wish.replaced.map((part, index) => ({ ...part, price: priceAt(index) }));
  const added = wish.added.map((part, index) => ({
    ...part,
    price: priceAt(wish.replaced.length + index),
  }));
  const chargedBackMinor = terms.setsChargebackOff
    ? 0
    : chargedBackOf(await listPostings(scope, [toChange.order.id]));
  const priced = priceChange(
    toChangeable(toChange, chargedBackMinor),
    {
      cancelled,
      replaced: replaced.map((part) => ({
        tickets: part.tickets,
        priceMinor: keepsPrice(toChange, part) ? amountOfTickets(part.tickets) : part.price.totalMinor,
        ...(part.target ? terms.termsOf(part) : { feeMinor: 0, isDifferenceReturned: true }),
      })),
      added: added.map(({ quantity, price }) => ({ quantity, priceMinor: price.totalMinor })),
    },
    { ...terms, refundMinor },
  );
  if (priced.refundMinor > priced.maximumRefundMinor) {
    const { maximumRefundMinor: maximumMinor } = priced;
    // The words of the server name the amount, those of the screens name it in their language.
    const params = { maximum: writePrice(maximumMinor), maximumMinor };
    return refused({ code: 'refund-above-paid', field: 'refundMinor', params });
  }
  const fingerprint = contentVersion({ ...stateOf(toChange), priced });
  return ok({ toChange, cancelled, replaced, added, newCodes, priced, fingerprint });
}

/** What another system sold was paid there, so that its price here is none (decision 0215). */
const keepsPrice = ({ order }: OrderToChange, { tickets, ticketTypeId }: ReplacePart): boolean =>
  order.salesPoint === 'import' && tickets.every((ticket) => ticket.ticketTypeId === ticketTypeId);

/** Tickets of one line that were a present are priced as one on their new day too. */
function giftOfTickets(tickets: ReplacePart['tickets']): GiftPrice | null {
  const [first] = tickets;
  return first?.gift ? partOfGift(first.gift, tickets.length, first.lineQuantity) : null;
}

const giftOf = ({ order }: OrderToChange): number => (order.donationReturned ? 0 : order.donationMinor);

/** What a change is based on: where any of it is another one, it is shown and asked again. */
function stateOf({ order, tickets }: OrderToChange) {
  const { state, totalMinor, refundedMinor, keptMinor } = order;
  return {
    order: { state, totalMinor, refundedMinor, keptMinor },
    tickets: tickets.map(({ id, isScanned }) => ({ id, isScanned })),
  };
}
