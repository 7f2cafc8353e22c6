import { z } from 'zod';
import { plainParameters } from './view-parameters.ts';

/** A view: a name for the query string of a list (design.md, section 5, List). */
export const savedViewInput = z.object({
  name: z.string('view-name-required').trim().min(1, 'view-name-required').max(60, 'view-name-too-long'),
  /** As in the address: `state=completed&sort=-total`. */
  parameters: z.string().max(1000, 'view-too-long').transform(plainParameters),
  isShared: z.boolean(),
});

export type SavedViewInput = z.output<typeof savedViewInput>;
