import { z } from 'zod';
import { erasureReasons } from './erasure-reasons.ts';

/** What confirms the erasing of a person. */
export const erasureInput = z.object({
  reason: z.enum(erasureReasons, 'erasure-reason-required'),
  /** The person's e-mail address, or the name where there is none: typed again. */
  confirmation: z
    .string('erasure-confirmation-required')
    .trim()
    .min(1, 'erasure-confirmation-required')
    .max(254, 'erasure-confirmation-differs'),
});
