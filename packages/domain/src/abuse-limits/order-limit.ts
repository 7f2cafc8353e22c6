import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { countField } from '../settings/setting-fields.ts';

/** A week: marks of orders are kept so long. */
export const longestLimitMinutes = 10_080;

const choice = z.boolean('setting-choice-invalid');

/** The subject `order-limit` of the client settings: how many orders one person may make in a time. */
export const orderLimitSchema = z
  .object({
    /** 0 = no limit. */
    mostOrders: z
      .int('setting-number-invalid')
      .min(0, 'setting-number-invalid')
      .max(999, 'setting-number-too-high'),
    minutes: countField(longestLimitMinutes),
    /** What one person is: orders of the same address, of the same network, or of either. */
    byEmail: choice,
    byNetwork: choice,
    /** Count completed orders and those that can still be paid; else every order that was placed. */
    isCompletedOnly: choice,
  })
  .superRefine(
    ({ mostOrders, byEmail, byNetwork }, context) => {
      if (mostOrders === 0 || byEmail || byNetwork) return;
      context.addIssue({ code: 'custom', path: ['byEmail'], message: 'order-limit-by-neither' });
    },
    onceGood('mostOrders', 'byEmail', 'byNetwork'),
  );
export type OrderLimit = z.output<typeof orderLimitSchema>;

export const orderLimitDefaults: OrderLimit = {
  mostOrders: 0,
  minutes: 60,
  byEmail: true,
  byNetwork: true,
  isCompletedOnly: true,
};

/** By what a person is recognised. */
export type PersonMark = { kind: 'email' | 'network' | 'channel-email' | 'channel-code'; value: string };

/** What the limit counts of an order; none = the order is not limited. */
export function marksOf(
  limit: OrderLimit,
  { email, network }: { email: string; network: string | null },
): PersonMark[] {
  if (limit.mostOrders === 0) return [];
  const byEmail: PersonMark[] = limit.byEmail && email !== '' ? [{ kind: 'email', value: email }] : [];
  const byNetwork: PersonMark[] =
    limit.byNetwork && network !== null ? [{ kind: 'network', value: network }] : [];
  return [...byEmail, ...byNetwork];
}

/** Whether one more order is too many, by what was counted of each mark. */
export const isOverLimit = ({ mostOrders }: OrderLimit, counts: readonly number[]): boolean =>
  mostOrders > 0 && counts.some((count) => count >= mostOrders);
