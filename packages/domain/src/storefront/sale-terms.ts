import { z } from 'zod';

/**
 * Until when: a moment by the clock of the location, so many hours before a visit that is not chosen yet, or, without a
 * visit, until the tickets are used.
 */
const until = z.union([
  z.object({ kind: z.literal('moment'), date: z.string(), time: z.string() }),
  z.object({ kind: z.literal('hours'), hours: z.int() }),
  z.object({ kind: z.literal('used') }),
]);
export type TermsUntil = z.infer<typeof until>;

export const keptCosts = ['service', 'transaction'] as const;

/** What `GET /api/shop/{client}/{channel}/terms` answers: whether tickets can be moved and cancelled, before they are bought. */
export const saleTermsSchema = z.object({
  currency: z.string(),
  /** null = there is no visit that could be moved. */
  moving: z
    .discriminatedUnion('can', [
      z.object({ can: z.literal('no') }),
      /** Some days have rules of their own, and none is chosen. */
      z.object({ can: z.literal('by-day') }),
      z.object({
        can: z.literal('yes'),
        until,
        /** For each ticket, each time. */
        feeMinor: z.int(),
        mostTimes: z.int(),
        isDifferenceReturned: z.boolean(),
        /** Those of the tickets that cannot be moved. */
        exceptTypeIds: z.array(z.string()),
      }),
    ])
    .nullable(),
  /** null = they cannot be cancelled. */
  cancelling: z.object({ until, kept: z.array(z.enum(keptCosts)) }).nullable(),
});
export type SaleTerms = z.infer<typeof saleTermsSchema>;
