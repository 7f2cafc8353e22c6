import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { inRepository, repositoryRoot } from './repository.ts';
import { runProgram } from './run-program.ts';
import { UNHANDLED_ERRORS_FILE, unhandledErrors } from './unhandled-errors-reporter.ts';

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

interface ProjectOutcome {
  passed: number;
  /** A line for each failed test, and for each file that broke down: which it is, what was wrong, and where. */
  failures: string[];
}

/** More files than these are no accident of a busy machine. */
const MOST_RUN_AGAIN = 6;

/**
 * Runs one project of vitest.config.ts. A failure outside a test (a file that does not load, an uncaught error) fails
 * the run too. A file that fails is run once more, alone, to learn whether it fails there too: the run has failed all
 * the same (docs/decisions/0256).
 */
export async function runTestProject(
  project: string,
  environment: Record<string, string>,
): Promise<ProjectOutcome> {
  const first = await runFiles(project, environment, []);
  const files = filesToRunAgain(first.failures);
  if (files.length === 0) return { passed: first.passed, failures: first.failures.map(({ text }) => text) };
  console.log(`\n== once more: ${files.join(', ')}`);
  const again = await runFiles(project, environment, files);
  return { passed: first.passed, failures: withSecondTime(first.failures, again.failures) };
}

/** What failed, and whether its file passed when it was run alone. */
export function withSecondTime(first: readonly Failure[], again: readonly Failure[]): string[] {
  const isKnown = again.every(({ file }) => file !== undefined);
  const failedTwice = new Set(again.map(({ file }) => file));
  return first.map(({ file, text }) =>
    isKnown && !failedTwice.has(file) ? `${text} (passed when its file was run once more, alone)` : text,
  );
}

/** None, unless it is known of each failure which file it came from, and they are few. */
export function filesToRunAgain(failures: readonly Failure[]): string[] {
  const files = [...new Set(failures.map(({ file }) => file))].filter((file) => file !== undefined);
  const isKnown = failures.every(({ file }) => file !== undefined);
  return isKnown && files.length <= MOST_RUN_AGAIN ? files : [];
}

interface Failure {
  /** Its path in the repository, where it is known. */
  file: string | undefined;
  text: string;
}

async function runFiles(
  project: string,
  environment: Record<string, string>,
  /** All of them where none is named. */
  files: readonly string[],
): Promise<{ passed: number; failures: Failure[] }> {
  const outputFile = inRepository('.foyer', 'test-results', `${project}.json`);
  const unhandledFile = inRepository('.foyer', 'test-results', `${project}-unhandled.json`);
  await mkdir(inRepository('.foyer', 'test-results'), { recursive: true });
  await Promise.all([outputFile, unhandledFile].map((file) => rm(file, { force: true })));
  const reporters = ['default', 'json', './tools/src/unhandled-errors-reporter.ts'];
  const code = await runProgram(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      '--project',
      project,
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${outputFile}`,
      ...files,
    ],
    { env: { ...process.env, ...environment, [UNHANDLED_ERRORS_FILE]: unhandledFile } },
  );
  const unknown = (text: string): Failure => ({ file: undefined, text });
  const text = await readFile(outputFile, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failures: [unknown('no report was written')] };
  const results = report.parse(JSON.parse(text));
  const unhandled = await readFile(unhandledFile, 'utf8').catch(() => '[]');
  const failures = [...listFailures(results), ...listUnhandled(unhandledErrors.parse(JSON.parse(unhandled)))];
  if (code !== 0 && failures.length === 0) failures.push(unknown('broke down outside its tests'));
  return { passed: results.numPassedTests, failures };
}

/** What broke down outside of a test, and which one ran meanwhile. */
export function listUnhandled(errors: z.infer<typeof unhandledErrors>): Failure[] {
  return errors.map(({ message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) => {
    const file = VITEST_TEST_PATH && path.relative(repositoryRoot, VITEST_TEST_PATH);
    const meanwhile = [file, VITEST_TEST_NAME].filter(Boolean).join(': ');
    const text = `outside its tests: ${whatAndWhere(stack || message)}${meanwhile && ` while this ran: ${meanwhile}`}`;
    return { file, text };
  });
}

/** Repeated at the end: a log of thousands of lines ends with its failures. */
function listFailures({ testResults }: z.infer<typeof report>): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = path.relative(repositoryRoot, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ file, text: `${file}: ${whatAndWhere(message)}` }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      // What its pages showed comes after what failed.
      text: [`${file}: ${fullName}`, ...(failureMessages ?? []).map((text) => whatAndWhere(text))].join(': '),
    }));
  });
}

/** Of one failure, in the list at the end of a run. */
const MOST_WORDS = 1_500;

/** The message without its empty lines, and the first line of ours in its stack: what a journey waited for in vain is said below its first line. */
export function whatAndWhere(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const stackFrom = lines.findIndex((line) => line.startsWith('at '));
  const [message, stack] = stackFrom < 0 ? [lines, []] : [lines.slice(0, stackFrom), lines.slice(stackFrom)];
  const where = stack.find((line) => line.includes(repositoryRoot) && !line.includes('node_modules'));
  const place = where?.slice(where.indexOf(repositoryRoot) + repositoryRoot.length + 1).replace(/\)$/, '');
  return [message.join(' | ').slice(0, MOST_WORDS), place].filter(Boolean).join(' at ');
}
