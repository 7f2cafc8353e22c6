import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed notice may be, in seconds; Stripe's own libraries take the same. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether a notice was signed with this signing secret, over the bytes as they came:
 * https://docs.stripe.com/webhooks#verify-manually. Of several signatures (a rotated secret) one suffices.
 */
export function isStripeNotice(secret: string, body: string, header: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  const age = Math.abs(now.getTime() / 1000 - Number(at));
  if (!/^\d+$/.test(at) || age > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'));
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value);
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
