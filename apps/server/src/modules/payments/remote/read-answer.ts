import type { z } from 'zod';
import { ProviderUnreachableError } from './ask-provider.ts';

/** The parts of an answer that Foyer uses. @throws ProviderUnreachableError for an answer of another shape. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new ProviderUnreachableError(`answered in another shape: ${parsed.error.message}`);
  return parsed.data;
}
