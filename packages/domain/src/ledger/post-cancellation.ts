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

/**
 * Tickets of an order that are cancelled: their revenue, fees and VAT are taken back, and its buyer owes so much less.
 * @param posted all entries of the order until now.
 * @param shares what is cancelled; null = the last valid tickets: all that the order still earns is taken back.
 * @param amountMinor what they are worth together; the shares are fitted to it.
 */
export function postCancellation(
  cause: PostingCause,
  posted: readonly LedgerEntry[],
  shares: readonly CancelledShare[] | null,
  amountMinor: number,
): Posting[] {
  const earned = addUp(posted.filter(({ account }) => isEarned(account)));
  const taken = shares
    ? fitTo(amountMinor, shares).flatMap((share) => takeBack(share, earned))
    : earned.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));
  const sum = taken.reduce((total, entry) => total + entry.amountMinor, 0);
  return makePosting('cancellation', cause, [...taken, entryOf({ kind: 'receivable' }, -sum)]);
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
