import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findInstalledPostgres } from '@foyer/testkit/database/installed-postgres.ts';
import { OLDEST_MAJOR } from '@foyer/testkit/database/oldest-cluster.global-setup.ts';
import { inRepository } from './repository.ts';
import { runChecks } from './run-checks.ts';
import { runProgram } from './run-program.ts';
import { runTestProject } from './run-test-project.ts';

const { values: options } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
const environment: Record<string, string> = options.long ? { FOYER_LONG: '1' } : {};

interface Outcome {
  passed: number;
  failures: string[];
}

async function checks(): Promise<Outcome> {
  const { passed, failed } = await runChecks();
  return { passed, failures: failed };
}

async function build(): Promise<Outcome> {
  const code = await runProgram('tools/src/build.ts', []);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['the build'] };
}

const hasOldest = (await findInstalledPostgres(OLDEST_MAJOR)) !== undefined;
/** What the database tests send is read by the oldest PostgreSQL after them (decision 0258). */
const statements = inRepository('.foyer', 'test-results', 'statements');
await rm(statements, { recursive: true, force: true });

/** Each step runs whatever the one before it said, so that one run shows everything that is wrong. */
const steps: [string, () => Promise<Outcome>][] = [
  ['checks', checks],
  ['pure tests', () => runTestProject('pure', environment)],
  // Before the database tests: the server of some of them answers with the built pages.
  ['production build', build],
  [
    'database tests',
    () =>
      runTestProject('db', { ...environment, ...(hasOldest ? { FOYER_STATEMENTS_FOLDER: statements } : {}) }),
  ],
  ['end-to-end tests', () => runTestProject('e2e', environment)],
];

if (hasOldest) {
  const onOldest = {
    ...environment,
    FOYER_TEST_OLDEST_POSTGRES: '1',
    FOYER_OLDEST_STATEMENTS_FOLDER: statements,
  };
  steps.splice(4, 0, [`database tests on PostgreSQL ${OLDEST_MAJOR}`, () => runTestProject('db', onOldest)]);
}

const total: Outcome = { passed: 0, failures: [] };
const summary: string[] = [];
for (const [name, run] of steps) {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const { passed, failures } = await run();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  summary.push(`${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `FAILED ${name}: ${failure}`));
}

console.log(
  `\n${[...summary, '', ...total.failures].join('\n')}\n${total.passed} passed, ${total.failures.length} failed`,
);
process.exitCode = total.failures.length === 0 ? 0 : 1;
