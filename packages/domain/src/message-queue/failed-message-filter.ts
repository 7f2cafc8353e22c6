import { z } from 'zod';

/** The buses that carry messages to their handlers. */
export const queueBuses = ['command', 'event'] as const;
export type QueueBus = (typeof queueBuses)[number];

/** The three lists of failed messages (product.md section 12). */
export const failedBuses = [...queueBuses, 'dead letter'] as const;
export type FailedBus = (typeof failedBuses)[number];

/** What a list of failed messages is narrowed to; null or left out = any. */
export const failedMessageFilter = z.object({
  bus: z.enum(failedBuses),
  type: z.string().nullish(),
  source: z.string().nullish(),
  destination: z.string().nullish(),
});
export type FailedMessageFilter = z.output<typeof failedMessageFilter>;
