import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const item = z.object({
  pspReference: z.string().max(100),
  originalReference: z.string().max(100).default(''),
  merchantAccountCode: z.string().max(100),
  merchantReference: z.string().max(100).default(''),
  amount: z.object({ value: z.int(), currency: z.string().length(3) }),
  eventCode: z.string().max(50),
  success: z.enum(['true', 'false']),
  additionalData: z.object({ hmacSignature: z.string() }),
});

/** A standard notice: https://docs.adyen.com/development-resources/webhooks. */
export const adyenNotices = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: item }))
    .min(1)
    .max(100),
});

export type AdyenItem = z.output<typeof item>;

/**
 * Whether an item was signed with this HMAC key (64 hexadecimal digits):
 * https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures.
 */
export function isAdyenItem(hexKey: string, given: AdyenItem): boolean {
  const parts = [
    given.pspReference,
    given.originalReference,
    given.merchantAccountCode,
    given.merchantReference,
    String(given.amount.value),
    given.amount.currency,
    given.eventCode,
    given.success,
  ];
  const expected = createHmac('sha256', Buffer.from(hexKey, 'hex')).update(parts.join(':')).digest();
  const signature = Buffer.from(given.additionalData.hmacSignature, 'base64');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Events of a dispute that move money, and how each is named in the kept notices; all of one dispute have one reference. */
const disputes: Record<string, { prefix: string; sign: 1 | -1 }> = {
  CHARGEBACK: { prefix: '', sign: 1 },
  CHARGEBACK_REVERSED: { prefix: 'reversed-', sign: -1 },
  SECOND_CHARGEBACK: { prefix: 'second-', sign: 1 },
};

/**
 * What an item says of money that the bank took, or gave back (below zero); undefined = nothing:
 * https://docs.adyen.com/risk-management/disputes-api/dispute-notifications.
 */
export function chargebackOf({
  eventCode,
  success,
  pspReference,
  amount,
}: Pick<AdyenItem, 'eventCode' | 'success' | 'pspReference' | 'amount'>):
  | { event: string; amountMinor: number }
  | undefined {
  const dispute = disputes[eventCode];
  if (!dispute || success !== 'true') return undefined;
  return { event: `${dispute.prefix}${pspReference}`, amountMinor: dispute.sign * amount.value };
}
