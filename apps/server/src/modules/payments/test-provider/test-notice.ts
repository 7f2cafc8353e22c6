import { z } from 'zod';
import { RefusedError } from '../../../platform/errors.ts';

/** The body of a notice of the test provider. */
export const testNotice = z.object({
  event: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  outcome: z.enum(['paid', 'failed', 'cancelled', 'expired']),
  amountMinor: z.int(),
  currency: z.string().length(3),
});

export type TestNotice = z.infer<typeof testNotice>;

/** Reads a notice's text. @throws RefusedError `notice-invalid` */
export function readTestNotice(body: string): TestNotice {
  const parsed = testNotice.safeParse(tryJson(body));
  if (!parsed.success) throw new RefusedError([{ code: 'notice-invalid' }], 400);
  return parsed.data;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
