import { RefusedError } from '@foyer/server/platform/errors.ts';

/** What a use case refused, as `field: code`; a use case that was not refused fails the test. */
export async function refusalsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => new Error('was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RefusedError)) throw error;
  return error.refusals.map(({ field, code }) => `${field ?? 'main'}: ${code}`);
}
