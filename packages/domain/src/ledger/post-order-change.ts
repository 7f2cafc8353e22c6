import { allocateMinor } from '../money/allocate.ts';
import { splitVat } from '../money/vat.ts';
import { isEarned } from './ledger-account.ts';
import { addUp, entryOf, type LedgerEntry, makePosting, type Posting, type PostingCause } from './posting.ts';

/** Tickets of one line of an order that are cancelled: what was paid for them, and the service cost they bear. */
export interface CancelledShare {
  readonly vatBasisPoints: number;
  readonly ticketsMinor: number;
  readonly serviceMinor: number;
  /** Of the ticket type now; where the sale was posted to other ones, theirs count. */
  readonly costCentre: string;
  readonly generalLedgerAccount: string;
}

/** Tickets of one kind that an order gets, or the fee of a change: what they cost, with the service cost they bear. */
export interface AddedShare extends CancelledShare {}

/** A gift card that the order sold and its buyer gives back: what is left on it. */
export interface ReturnedCard {
  readonly giftCardId: string;
  readonly amountMinor: number;
}

/** What a change does to what an order has earned. */
export interface EarnedChange {
  /** Their tickets are among the taken shares, as worth nothing but their service cost. */
  readonly cards?: readonly ReturnedCard[];
  /** What is taken back; null = the last valid tickets with nothing kept: all that the order still earns. */
  readonly taken: readonly CancelledShare[] | null;
  /** The same by its shares, where a card that was given back before has kept some of what the order earns. */
  readonly otherwise?: readonly CancelledShare[];
  /** What that comes to: the shares are fitted to it. */
  readonly takenMinor: number;
  /** Of that the transaction cost of the order, which goes with its last ticket. */
  readonly transactionMinor: number;
  /** What the sale posted, which spread that cost over the rates; left out = it is spread over the taken shares. */
  readonly sale?: readonly LedgerEntry[];
  /** Of that the gift, where it goes back. */
  readonly donationMinor?: number;
  readonly added: readonly AddedShare[];
}

/**
 * A change of an order: revenue, fees and VAT of what is cancelled or replaced are taken back, those of what comes
 * instead are earned, and its buyer owes the difference (product.md, section 15).
 * @param posted all entries of the order until now.
 */
export function postOrderChange(
  cause: PostingCause,
  posted: readonly LedgerEntry[],
  {
    taken,
    takenMinor,
    transactionMinor,
    sale = [],
    donationMinor = 0,
    added,
    cards = [],
    otherwise,
  }: EarnedChange,
): Posting[] {
  const earned = addUp(posted.filter(({ account }) => isEarned(account)));
  // What went back before without a cancelled ticket was taken from revenue that a card never brought: it is set right now.
  const ofCards = takeFromCards(cards, takenMinor + Math.max(0, sumOf(earned)));
  const restMinor = takenMinor - sumOf(ofCards);
  const shares = taken ?? (otherwise && restMinor + sumOf(earned) !== 0 ? otherwise : null);
  const entries = [
    ...ofCards,
    ...(shares
      ? takeShares(shares, { takenMinor: restMinor, transactionMinor, sale, donationMinor }, earned)
      : earned.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }))),
    ...added.flatMap(earn),
  ];
  const sum = sumOf(entries);
  const kind = added.length === 0 ? 'cancellation' : 'change';
  return makePosting(kind, cause, [...entries, entryOf({ kind: 'receivable' }, -sum)]);
}

/** Tickets that are cancelled, and nothing comes instead: `taken` and `takenMinor` of `postOrderChange`. */
export function postCancellation(
  cause: PostingCause,
  posted: readonly LedgerEntry[],
  taken: readonly CancelledShare[] | null,
  takenMinor: number,
): Posting[] {
  return postOrderChange(cause, posted, { taken, takenMinor, transactionMinor: 0, added: [] });
}

const sumOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** No more than goes back, now or before: the rest stays on the cards. */
function takeFromCards(cards: readonly ReturnedCard[], mostMinor: number): LedgerEntry[] {
  let leftMinor = mostMinor;
  return cards.map(({ giftCardId, amountMinor }) => {
    const takenMinor = Math.max(0, Math.min(leftMinor, amountMinor));
    leftMinor -= takenMinor;
    return entryOf({ kind: 'gift-cards', codeId: giftCardId }, takenMinor);
  });
}

function takeShares(
  taken: readonly CancelledShare[],
  {
    takenMinor,
    transactionMinor,
    sale,
    donationMinor,
  }: Required<Pick<EarnedChange, 'takenMinor' | 'transactionMinor' | 'sale' | 'donationMinor'>>,
  earned: readonly LedgerEntry[],
): LedgerEntry[] {
  // Less goes back than all of it: what stays of the gift is kept, as a fee would be.
  const giftMinor = Math.min(donationMinor, takenMinor);
  const costMinor = Math.min(transactionMinor, takenMinor - giftMinor);
  return [
    entryOf({ kind: 'donation' }, giftMinor),
    ...fitTo(takenMinor - giftMinor - costMinor, taken).flatMap((share) => takeBack(share, earned)),
    ...takeTransaction(costMinor, valueByRate(sale) ?? taken),
  ];
}

interface ValueOfRate {
  readonly vatBasisPoints: number;
  readonly ticketsMinor: number;
}

/** As the sale spread it: over the rates, by the value of what was sold (product.md, section 4). */
function takeTransaction(amountMinor: number, values: readonly ValueOfRate[]): LedgerEntry[] {
  if (amountMinor === 0) return [];
  const parts = allocateMinor(
    amountMinor,
    values.map(({ ticketsMinor }) => ticketsMinor),
  );
  return values.flatMap(({ vatBasisPoints }, index) => {
    const { netMinor, vatMinor } = splitVat(parts[index] ?? 0, vatBasisPoints);
    return [
      entryOf({ kind: 'transaction-fee' }, netMinor),
      entryOf({ kind: 'vat', vatBasisPoints }, vatMinor),
    ];
  });
}

/** What a sale was for at each rate; undefined where none of it is known. A gift card carries no VAT. */
function valueByRate(sale: readonly LedgerEntry[]): ValueOfRate[] | undefined {
  const values = sale.flatMap(({ account, amountMinor }): ValueOfRate[] => {
    const vatBasisPoints =
      account.kind === 'revenue' ? account.vatBasisPoints : account.kind === 'gift-cards' ? 0 : null;
    if (vatBasisPoints === null) return [];
    return [
      { vatBasisPoints, ticketsMinor: Math.round((-amountMinor * (10_000 + vatBasisPoints)) / 10_000) },
    ];
  });
  return values.length > 0 ? values : undefined;
}

function earn({ vatBasisPoints, ticketsMinor, serviceMinor, ...bookedTo }: AddedShare): LedgerEntry[] {
  const { costCentre, generalLedgerAccount } = bookedTo;
  const tickets = splitVat(ticketsMinor, vatBasisPoints);
  const service = splitVat(serviceMinor, vatBasisPoints);
  return [
    {
      account: { kind: 'revenue', vatBasisPoints },
      amountMinor: -tickets.netMinor,
      costCentre,
      generalLedgerAccount,
    },
    entryOf({ kind: 'service-fee' }, -service.netMinor),
    entryOf({ kind: 'vat', vatBasisPoints }, -tickets.vatMinor - service.vatMinor),
  ];
}

function takeBack(share: CancelledShare, earned: readonly LedgerEntry[]): LedgerEntry[] {
  const { vatBasisPoints, ticketsMinor, serviceMinor } = share;
  const tickets = splitVat(ticketsMinor, vatBasisPoints);
  const service = splitVat(serviceMinor, vatBasisPoints);
  return [
    {
      account: { kind: 'revenue', vatBasisPoints },
      amountMinor: tickets.netMinor,
      ...bookedTo(share, earned),
    },
    entryOf({ kind: 'service-fee' }, service.netMinor),
    entryOf({ kind: 'vat', vatBasisPoints }, tickets.vatMinor + service.vatMinor),
  ];
}

/** Where the sale was posted to: its ticket type may have got another cost centre since. */
function bookedTo(
  { vatBasisPoints, costCentre, generalLedgerAccount }: CancelledShare,
  earned: readonly LedgerEntry[],
): Pick<LedgerEntry, 'costCentre' | 'generalLedgerAccount'> {
  const ofRate = earned.filter(
    ({ account }) => account.kind === 'revenue' && account.vatBasisPoints === vatBasisPoints,
  );
  const same = ofRate.find(
    (entry) => entry.costCentre === costCentre && entry.generalLedgerAccount === generalLedgerAccount,
  );
  const largest = ofRate.toSorted((one, other) => one.amountMinor - other.amountMinor)[0];
  const { costCentre: centre, generalLedgerAccount: account } = same ??
    largest ?? { costCentre, generalLedgerAccount };
  return { costCentre: centre, generalLedgerAccount: account };
}

/** The shares, changed until they come to the amount: the later ones are lower, or the last one takes a rounding more. */
function fitTo(amountMinor: number, shares: readonly CancelledShare[]): CancelledShare[] {
  let leftMinor = amountMinor;
  const fitted = shares.map((share) => {
    const ticketsMinor = Math.min(leftMinor, share.ticketsMinor);
    leftMinor -= ticketsMinor;
    const serviceMinor = Math.min(leftMinor, share.serviceMinor);
    leftMinor -= serviceMinor;
    return { ...share, ticketsMinor, serviceMinor };
  });
  const last = fitted.at(-1);
  return last ? [...fitted.slice(0, -1), { ...last, ticketsMinor: last.ticketsMinor + leftMinor }] : fitted;
}
