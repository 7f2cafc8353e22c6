import { z } from 'zod';
import { localTimeInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';

/**
 * A mail so many days before or after the visit, at a time of the location's day. One that is off asks for nothing;
 * what was typed is kept for when it is switched on.
 */
export const typedVisitMailInput = z
  .object({
    on: z.boolean().default(false),
    days: z
      .int('mail-days-invalid')
      .min(0, 'mail-days-invalid')
      .max(365, 'mail-days-invalid')
      .nullable()
      .default(null),
    at: localTimeInput.nullable().default(null),
  })
  .superRefine(
    ({ on, days }, context) => {
      if (on && days === null)
        context.addIssue({ code: 'custom', path: ['days'], message: 'mail-days-invalid' });
    },
    onceGood('on', 'days'),
  )
  .superRefine(
    ({ on, at }, context) => {
      if (on && at === null) context.addIssue({ code: 'custom', path: ['at'], message: 'time-invalid' });
    },
    onceGood('on', 'at'),
  );

export type VisitMail = z.output<typeof typedVisitMailInput>;

export const visitMailInput = typedVisitMailInput.default({ on: false, days: null, at: null });

/** Only buyers of one of these articles get the mails; none = every buyer. */
export const articleCodesInput = z
  .array(z.string().trim().min(1, 'article-code-invalid').max(50, 'article-code-invalid'))
  .max(100, 'article-code-invalid')
  .default([])
  .transform((codes) => [...new Set(codes)]);
