import { z } from 'zod';

export const erasureReasons = ['request', 'objection', 'mistake', 'end-of-purpose'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

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

/** Whether what was typed names the person: an address, or the name of a person without one. */
export function isConfirmed(
  typed: string,
  person: { emails: readonly string[]; names: readonly string[] },
): boolean {
  const wanted = person.emails.length > 0 ? person.emails : person.names;
  return wanted.includes(typed.trim().toLowerCase());
}
