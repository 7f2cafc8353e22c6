import { z } from 'zod';
import { giftKinds } from '../catalog/item-kinds.ts';

/** A present of a visitor's own order: who gets it, where it goes and when. */
export const visitorPresentSchema = z.object({
  id: z.string(),
  kind: z.enum(giftKinds),
  /** What a card is worth; of tickets what was paid for them. */
  amountMinor: z.int(),
  /** Of the recipient; '' = not said. */
  name: z.string(),
  email: z.string(),
  /** The day on which it is sent; null = it is not. */
  sendOn: z.string().nullable(),
  isSent: z.boolean(),
  /** It was given back. */
  isOver: z.boolean(),
  /** Gift tickets have their date. */
  isUsed: z.boolean(),
  /** Of gift tickets the page that gives them a date; null = there is none to give. */
  path: z.string().nullable(),
});
export type VisitorPresent = z.infer<typeof visitorPresentSchema>;
