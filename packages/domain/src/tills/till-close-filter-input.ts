import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { tillCloseSorts } from './till-close-sorts.ts';

/** What the list of closes can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const tillCloseFilterInput = z.object({
  tillId: z.uuid('till-not-found').nullable().default(null),
  /** By the client's clock, both included. */
  from: localDateInput.nullable().default(null),
  until: localDateInput.nullable().default(null),
  /** Only closes whose count differed. */
  differs: z.boolean().nullable().default(null),
  sort: z
    .enum(tillCloseSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? '-closed'),
});
export type TillCloseFilter = z.output<typeof tillCloseFilterInput>;
