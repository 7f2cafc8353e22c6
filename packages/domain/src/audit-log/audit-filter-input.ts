import { z } from 'zod';
import { isReadableFilter } from './audit-filter-address.ts';

const wordInput = z
  .string()
  .refine((word) => isReadableFilter('action', word))
  .nullable()
  .catch(null);

/** What the list of the audit log can be narrowed to. It comes from an address: what cannot be read narrows nothing. */
export const auditFilterInput = z.object({
  actor: z
    .string()
    .refine((actor) => isReadableFilter('actor', actor))
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
