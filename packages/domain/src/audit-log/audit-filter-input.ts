import { z } from 'zod';

const wordInput = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/)
  .nullable()
  .catch(null);

/** What the list of the audit log can be narrowed to. It comes from an address: what cannot be read narrows nothing. */
export const auditFilterInput = z.object({
  actor: z
    .string()
    .refine((actor) => actor === 'system' || z.uuid().safeParse(actor).success)
    .nullable()
    .catch(null)
    .describe('An id, or system'),
  action: wordInput,
  entity: wordInput,
  entityId: z.uuid().nullable().catch(null),
  /** By the client's clocks; read by `daysOfPeriod`. */
  period: z
    .string()
    .nullable()
    .catch(null)
    .describe('today, yesterday, last-7-days, this-month, a date, a range'),
});
