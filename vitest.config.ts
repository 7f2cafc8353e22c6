import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Set by `npm test` for the run on the oldest supported PostgreSQL; a run by hand needs one of them only. */
const onOldest = process.env.FOYER_TEST_OLDEST_POSTGRES === '1';
/** Set by `npm run test:long`. */
const isLong = process.env.FOYER_LONG === '1';

const everywhere = '{apps,packages,tools,bench,scripts}/**';

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'pure',
          include: [`${everywhere}/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts'],
          // Pure tests share nothing that could be spoiled, so they need no process of their own.
          isolate: false,
          // A busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'db',
          include: [`${everywhere}/*.db.test.ts`],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            // These start a PostgreSQL of their own, whichever the others run on, or ask about what comes in, not
            // about SQL.
            ...(onOldest ? ['**/{start-embedded,own}-postgres.db.test.ts', '**/bad-*-input.db.test.ts'] : []),
            // These take long by what they make or wait for, and meet no SQL there that no other test meets.
            ...(onOldest && !isLong
              ? ['**/{make-demo-museum,several-processes,*-list-index,*-log-index,outbox}.db.test.ts']
              : []),
          ],
          globalSetup: [
            `packages/testkit/src/database/${onOldest ? 'oldest-cluster' : 'database-cluster'}.global-setup.ts`,
          ],
          // Each file has a database of its own and no file leaves anything in a module, so that a worker reads the
          // server's modules once. Left alone, a machine with two cores would get one worker.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          isolate: false,
          // A busy machine is no failure; a test that hangs still ends.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/src/browser/browser.global-setup.ts'],
          exclude: ['**/node_modules/**'],
          // Each journey has a server, a database and a browser of its own.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
