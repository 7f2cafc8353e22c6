import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Set by `npm test` for the run on the oldest supported PostgreSQL; a run by hand needs one of them only. */
const onOldest = process.env.FOYER_TEST_OLDEST_POSTGRES === '1';
/** Set by `npm run test:long`. */
const isLong = process.env.FOYER_LONG === '1';

/**
 * What runs on the oldest PostgreSQL: the reading of every statement of all the other tests, and those that lean on how
 * the database behaves: locks, policies, triggers. `npm run test:long` runs all.
 */
const ofOldest = [
  'packages/testkit/src/database/*.db.test.ts',
  'apps/server/src/platform/database/**/*.db.test.ts',
  'apps/server/src/modules/{capacity,ledger,order-ledger,orders,payments,sale-counters,scanning}/**/*.db.test.ts',
];

/** A busy machine is no failure: what is asked again and again until it is so. */
const poll = { timeout: 100_000 };

/** The report of a whole run has one line a failure: it names what was found, not that there is "[ …(2) ]". */
const chaiConfig = { truncateThreshold: 1_000 };

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
          expect: { poll },
          chaiConfig,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'db',
          include: onOldest && !isLong ? ofOldest : [`${everywhere}/*.db.test.ts`],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            // These start a PostgreSQL of their own, whichever the others run on, or ask about what comes in, not
            // about SQL.
            ...(onOldest
              ? [
                  '**/{start-embedded,own}-postgres.db.test.ts',
                  '**/bad-*-input.db.test.ts',
                  '**/start-faults/**',
                ]
              : []),
            // These take long by what they make or wait for, and send nothing that is not read there.
            ...(onOldest && !isLong
              ? ['**/{killed-*,money-machine,two-hundred-buyers-*,*-index,*-plans}.db.test.ts']
              : []),
          ],
          globalSetup: [
            `packages/testkit/src/database/${onOldest ? 'oldest-cluster' : 'database-cluster'}.global-setup.ts`,
          ],
          setupFiles: ['packages/testkit/src/database/collect-statements.setup.ts'],
          // Each file has a database of its own and no file leaves anything in a module, so that a worker reads the
          // server's modules once. These tests wait as much as they work: two workers leave two cores idle for a third
          // of the time.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          isolate: false,
          expect: { poll },
          chaiConfig,
          // A busy machine is no failure: a walk over every call that takes one minute took five beside two other whole
          // runs. A test that hangs still ends.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/src/browser/browser.global-setup.ts'],
          setupFiles: ['e2e/src/browser/tell-pages.setup.ts'],
          exclude: ['**/node_modules/**'],
          // Each journey has a server, a database and a browser of its own.
          maxWorkers: 2,
          // A worker reads the builders and the server's modules once.
          isolate: false,
          expect: { poll },
          chaiConfig,
          // Each wait ends by itself; this ends a test that hangs.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
