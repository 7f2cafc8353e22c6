import {
  type AddedShare,
  type CancelledShare,
  postOrderChange,
  type ReturnedCard,
} from '@foyer/domain/ledger/post-order-change.ts';
import type { Posting } from '@foyer/domain/ledger/posting.ts';
import { sharesOfTickets } from '@foyer/domain/orders/visit-amount.ts';
import { countServiceTickets } from '@foyer/domain/pricing/order-costs.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPostings, postToLedger } from '../ledger/index.ts';
import type { TicketToChange } from '../orders/index.ts';
import type { QuotedChange } from './quote-change.ts';

/**
 * Posts what a change of a locked order does to what the order earns. An order that is older than the ledger and has no
 * sale in it posts nothing: all of it is posted later, as it is then. @returns the VAT that it adds.
 */
export async function postChange(
  scope: ClientScope,
  changeId: string,
  quoted: QuotedChange,
  at: Date,
): Promise<{ vatMinor: number; posting: Posting | undefined }> {
  const { order } = quoted.toChange;
  const posted = await listPostings(scope, [order.id]);
  const isPosted = order.totalMinor === 0 || posted.some(({ kind }) => kind === 'sale');
  const cause = { causeId: changeId, orderId: order.id, isTest: order.test, currency: order.currency, at };
  const entries = posted.flatMap((posting) => posting.entries);
  const cards = cardsGivenBack(quoted);
  const sale = posted.find(({ kind }) => kind === 'sale')?.entries ?? [];
  const postings = postOrderChange(cause, entries, { ...earnedBy(quoted), sale, cards });
  if (isPosted) await postToLedger(scope, postings);
  const vat = postings.flatMap((posting) => posting.entries.filter(({ account }) => account.kind === 'vat'));
  const [posting] = isPosted ? postings : [];
  return { vatMinor: -vat.reduce((sum, { amountMinor }) => sum + amountMinor, 0), posting };
}

const isCard = ({ sells }: TicketToChange): boolean => sells !== null;

/** What is left on the gift cards whose tickets are cancelled. */
function cardsGivenBack({ cancelled }: QuotedChange): ReturnedCard[] {
  return cancelled.flatMap(({ giftCardId, lineTotalMinor, lineQuantity, spentMinor }) => {
    const paidMinor = Math.round(lineTotalMinor / lineQuantity);
    return giftCardId === null ? [] : [{ giftCardId, amountMinor: paidMinor - spentMinor }];
  });
}

function earnedBy(quoted: QuotedChange) {
  const { priced, cancelled, toChange } = quoted;
  const { order } = toChange;
  const added = addedBy(quoted);
  const addedMinor = added.reduce((sum, share) => sum + share.ticketsMinor + share.serviceMinor, 0);
  const worthMinor = order.totalMinor - order.refundedMinor;
  const takenMinor = addedMinor + worthMinor - priced.worthAfterMinor;
  const replaced = quoted.replaced.flatMap(({ tickets }) => sharesOf(quoted, tickets));
  const cards = sharesOf(quoted, cancelled.filter(isCard)).map((share) => ({ ...share, ticketsMinor: 0 }));
  const others = sharesOf(
    quoted,
    cancelled.filter((ticket) => !isCard(ticket)),
  );
  // What is a rounding is taken from the last one: never from a card.
  const taken = [...replaced, ...cards, ...others];
  if (priced.isLast && priced.worthAfterMinor === 0) {
    const all = { taken: null, takenMinor: worthMinor, transactionMinor: 0, added };
    return cards.length > 0 ? { ...all, otherwise: taken } : all;
  }
  const returned = priced.steps.find(({ kind }) => kind === 'transaction-cost-returned');
  return {
    // Money that goes back without a ticket lowers the revenue of those that stay: first of those that have some.
    taken:
      taken.length > 0
        ? taken
        : sharesOf(
            quoted,
            toChange.tickets.toSorted((one, other) => Number(isCard(one)) - Number(isCard(other))),
          ),
    takenMinor,
    transactionMinor: -(returned?.amountMinor ?? 0),
    donationMinor: priced.donationReturnedMinor,
    added,
  };
}

function sharesOf(
  { toChange: { order } }: QuotedChange,
  tickets: readonly TicketToChange[],
): CancelledShare[] {
  const costs = { serviceMinor: order.serviceCostMinor, isServiceOnFree: order.serviceOnFree };
  return sharesOfTickets(tickets, costs).map(({ ticket, ...share }) => {
    const { lineVatBasisPoints: vatBasisPoints, costCentre, generalLedgerAccount } = ticket;
    return { ...share, vatBasisPoints, costCentre, generalLedgerAccount };
  });
}

/** What comes instead, and the fee of the change, which has the rate of the first ticket that it is for. */
function addedBy({ toChange: { order }, replaced, added, priced }: QuotedChange): AddedShare[] {
  const costs = { isServiceOnFree: order.serviceOnFree };
  const share = (
    quantity: number,
    worthMinor: number,
    price: Omit<AddedShare, 'ticketsMinor' | 'serviceMinor'>,
  ) => {
    const served = countServiceTickets([{ totalMinor: worthMinor, quantity }], costs);
    const { vatBasisPoints, costCentre, generalLedgerAccount } = price;
    return {
      vatBasisPoints,
      costCentre,
      generalLedgerAccount,
      ticketsMinor: worthMinor,
      serviceMinor: order.serviceCostMinor * served,
    };
  };
  const shares = [
    ...replaced.map(({ tickets, price }, index) =>
      share(tickets.length, priced.replacedMinor[index] ?? 0, price),
    ),
    ...added.map(({ quantity, price }) => share(quantity, price.totalMinor, price)),
  ];
  const [first] = shares;
  if (priced.feeMinor === 0 || !first) return shares;
  return [...shares, { ...first, ticketsMinor: 0, serviceMinor: priced.feeMinor }];
}
