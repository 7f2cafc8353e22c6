/** What an Admin sees of the payments of a client's last hour. */
export const paymentHealths = ['none', 'working', 'failing'] as const;
export type PaymentHealth = (typeof paymentHealths)[number];

/** A card is refused now and then; a provider that is down refuses nearly all. */
export function decidePaymentHealth({ paid, failed }: { paid: number; failed: number }): PaymentHealth {
  if (failed > paid) return 'failing';
  return paid > 0 ? 'working' : 'none';
}
