import { z } from 'zod';
import { tillCloseSorts } from './till-close-sorts.ts';

/** What the list of closes can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const tillCloseFilterInput = z.object({
  tillId: z.uuid('till-not-found').nullable().default(null),
  /** Days of the close by the client's clock, as `daysOfPeriod` reads them; a text that it cannot read narrows nothing. */
  period: z.string().max(40, 'search-too-long').nullable().default(null),
  /** Only closes whose count differed. */
  differs: z.boolean().nullable().default(null),
  sort: z
    .enum(tillCloseSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? '-closed'),
});
export type TillCloseFilter = z.output<typeof tillCloseFilterInput>;
