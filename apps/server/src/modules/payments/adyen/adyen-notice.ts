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
