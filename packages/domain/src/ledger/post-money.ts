import type { ReversalParts } from './chargebacks.ts';
import { entryOf, makePosting, type Posting, type PostingCause } from './posting.ts';

/** Money that a provider or till has taken for an order. */
export function postPayment(cause: PostingCause, holder: string, amountMinor: number): Posting[] {
  return makePosting('payment', cause, [
    entryOf({ kind: 'money', holder }, amountMinor),
    entryOf({ kind: 'receivable' }, -amountMinor),
  ]);
}

/**
 * Money that came in another amount or currency than was asked: it is due back, and never pays for tickets (product.md,
 * section 15).
 */
export function postDifferingPayment(cause: PostingCause, holder: string, amountMinor: number): Posting[] {
  return makePosting('differing-payment', cause, [
    entryOf({ kind: 'money', holder }, amountMinor),
    entryOf({ kind: 'refund-due' }, -amountMinor),
  ]);
}

/** Money that is to go back to the buyer, and has not gone yet. */
export function postRefundRequest(cause: PostingCause, amountMinor: number): Posting[] {
  return makePosting('refund-request', cause, [
    entryOf({ kind: 'receivable' }, amountMinor),
    entryOf({ kind: 'refund-due' }, -amountMinor),
  ]);
}

/** A refund that its provider has paid out. One that fails posts nothing: its money is still due. */
export function postRefund(cause: PostingCause, holder: string, amountMinor: number): Posting[] {
  return makePosting('refund', cause, [
    entryOf({ kind: 'refund-due' }, amountMinor),
    entryOf({ kind: 'money', holder }, -amountMinor),
  ]);
}

/** A refund that its provider had taken in and could not pay out after all: its money is due again. */
export function postRefundReturned(cause: PostingCause, holder: string, amountMinor: number): Posting[] {
  return makePosting('refund-returned', cause, [
    entryOf({ kind: 'money', holder }, amountMinor),
    entryOf({ kind: 'refund-due' }, -amountMinor),
  ]);
}

/** Money that a payer took back through the bank. The order keeps its worth until staff decide (product.md, section 15). */
export function postChargeback(cause: PostingCause, holder: string, amountMinor: number): Posting[] {
  return makePosting('chargeback', cause, [
    entryOf({ kind: 'chargeback' }, amountMinor),
    entryOf({ kind: 'money', holder }, -amountMinor),
  ]);
}

/** Money that staff gave back outside of Foyer. */
export function postRefundElsewhere(cause: PostingCause, amountMinor: number): Posting[] {
  return makePosting('refund-elsewhere', cause, [
    entryOf({ kind: 'receivable' }, amountMinor),
    entryOf({ kind: 'money', holder: 'elsewhere' }, -amountMinor),
  ]);
}

/** Money that staff took in outside of Foyer: in cash, by bank transfer. */
export function postPaymentElsewhere(cause: PostingCause, amountMinor: number): Posting[] {
  return makePosting('payment-elsewhere', cause, [
    entryOf({ kind: 'money', holder: 'elsewhere' }, amountMinor),
    entryOf({ kind: 'receivable' }, -amountMinor),
  ]);
}

/** Money for a change that is made once it is paid: it is due back until `postDepositUsed`. */
export function postDeposit(cause: PostingCause, holder: string, amountMinor: number): Posting[] {
  return makePosting('payment', cause, [
    entryOf({ kind: 'money', holder }, amountMinor),
    entryOf({ kind: 'refund-due' }, -amountMinor),
  ]);
}

/** A deposit that is not due back any more: its change is made, or its refund is asked. */
export function postDepositUsed(cause: PostingCause, amountMinor: number): Posting[] {
  return makePosting('deposit-used', cause, [
    entryOf({ kind: 'refund-due' }, amountMinor),
    entryOf({ kind: 'receivable' }, -amountMinor),
  ]);
}

/**
 * What staff decided about money that a payer took back: what cancelled tickets were worth is set against it, the rest is
 * written off.
 */
export function postChargebackSettled(
  cause: PostingCause,
  amountMinor: number,
  cancelledMinor: number,
): Posting[] {
  return makePosting('chargeback-settled', cause, [
    entryOf({ kind: 'receivable' }, cancelledMinor),
    entryOf({ kind: 'write-off' }, amountMinor - cancelledMinor),
    entryOf({ kind: 'chargeback' }, -amountMinor),
  ]);
}

/** Money of a chargeback that the bank gave back: what staff decided about it meanwhile is taken back with it. */
export function postChargebackReversed(
  cause: PostingCause,
  holder: string,
  { openMinor, writtenOffMinor, cancelledMinor }: ReversalParts,
): Posting[] {
  return makePosting('chargeback-reversed', cause, [
    entryOf({ kind: 'money', holder }, openMinor + writtenOffMinor + cancelledMinor),
    entryOf({ kind: 'chargeback' }, -openMinor),
    entryOf({ kind: 'write-off' }, -writtenOffMinor),
    entryOf({ kind: 'receivable' }, -cancelledMinor),
  ]);
}
