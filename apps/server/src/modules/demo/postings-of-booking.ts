import { postPayment, postRefund, postRefundRequest } from '@foyer/domain/ledger/post-money.ts';
import { postCancellation } from '@foyer/domain/ledger/post-order-change.ts';
import { postSale } from '@foyer/domain/ledger/post-sale.ts';
import type { Posting, PostingCause } from '@foyer/domain/ledger/posting.ts';
import { noCosts } from '@foyer/domain/pricing/order-costs.ts';
import type { PricedBooking } from './price-bookings.ts';

/** What a paid booking left in the ledger, and its refund. */
export function postingsOfBooking(
  { booking: { refundedAt }, lines, settledAt }: PricedBooking,
  facts: {
    order: Pick<PostingCause, 'orderId' | 'isTest' | 'currency'>;
    provider: string;
    paymentId: string;
    refundId: string;
    /** The first one. */
    ticketId: string;
    totalMinor: number;
  },
): Posting[] {
  const { order, provider, paymentId, refundId, ticketId, totalMinor } = facts;
  const earning = lines.map(({ line }) => ({ ...line, costCentre: '', generalLedgerAccount: '' }));
  const sale = postSale({ ...order, causeId: order.orderId, at: settledAt }, totalMinor, earning, noCosts);
  const postings = [
    ...sale,
    ...postPayment({ ...order, causeId: paymentId, at: settledAt }, provider, totalMinor),
  ];
  if (!refundedAt) return postings;
  const entries = sale.flatMap((posting) => posting.entries);
  const refund = { ...order, causeId: refundId };
  const paidOutAt = new Date(refundedAt.getTime() + 60_000);
  return [
    ...postings,
    ...postCancellation({ ...order, causeId: ticketId, at: refundedAt }, entries, null, totalMinor),
    ...postRefundRequest({ ...refund, at: refundedAt }, totalMinor),
    ...postRefund({ ...refund, at: paidOutAt }, provider, totalMinor),
  ];
}
