import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { z } from 'zod';

/** Where the reporter writes to, a JSON list of `UnhandledError`. */
export const UNHANDLED_ERRORS_FILE = 'FOYER_UNHANDLED_ERRORS_FILE';

/** What vitest knows of an error that no test awaited. */
export const unhandledErrors = z.array(
  z.object({
    message: z.string().default(''),
    stack: z.string().default(''),
    /** The file that ran at the time, and its test: not always the one that caused it. */
    VITEST_TEST_PATH: z.string().optional(),
    VITEST_TEST_NAME: z.string().optional(),
  }),
);

/** Vitest's own reports say that there was one, and not in their files which it was. */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    if (file) writeFileSync(file, JSON.stringify(unhandledErrors.parse(errors)));
  }
}
