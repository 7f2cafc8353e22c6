import { listFreedVouchers } from '@foyer/domain/vouchers/freed-vouchers.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listTickets } from '../../orders/index.ts';
import { listVouchersToSpend } from '../../vouchers/index.ts';
import type { Payment } from '../payment.repository.ts';
import { listFreedGiftTickets } from './code-payment.repository.ts';

type PaidByCode = Pick<Payment, 'id' | 'provider' | 'codeId' | 'amountMinor'> & { refundedMinor: number };

/** Those of the payments of an order that are by gift tickets and vouchers which it needs no longer, as so much goes back. */
export async function listFreedCodes(
  scope: ClientScope,
  orderId: string,
  amountMinor: number,
  payments: readonly PaidByCode[],
): Promise<string[]> {
  const ofPresent = payments.some(({ provider }) => provider === 'gift-ticket');
  const giftTickets = ofPresent ? await listFreedGiftTickets(scope, orderId) : [];
  const ofVouchers = payments.filter(({ provider }) => provider === 'voucher');
  if (ofVouchers.length === 0) return giftTickets;
  const ids = ofVouchers.flatMap(({ codeId }) => codeId ?? []);
  const worth = new Map((await listVouchersToSpend(scope, ids)).map((one) => [one.id, one.worth]));
  const vouchers = ofVouchers.map((payment) => ({
    id: payment.id,
    leftMinor: payment.amountMinor - payment.refundedMinor,
    worth: worth.get(payment.codeId ?? '') ?? [],
  }));
  const valid = (await listTickets(scope, orderId)).filter(({ state }) => state !== 'cancelled');
  const ofTypes = Map.groupBy(valid, ({ ticketTypeId }) => ticketTypeId);
  const counts = new Map([...ofTypes].map(([ticketTypeId, { length }]) => [ticketTypeId, length]));
  return [...giftTickets, ...listFreedVouchers(amountMinor, vouchers, counts)];
}
