import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { inRepository, repositoryRoot } from './repository.ts';
import { runProgram } from './run-program.ts';

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

/**
 * Runs one project of vitest.config.ts. A failure outside a test (a file that does not load, an uncaught error) fails
 * the run too.
 */
export async function runTestProject(
  project: string,
  environment: Record<string, string>,
): Promise<ProjectOutcome> {
  const outputFile = inRepository('.foyer', 'test-results', `${project}.json`);
  await mkdir(inRepository('.foyer', 'test-results'), { recursive: true });
  await rm(outputFile, { force: true });
  const code = await runProgram(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`],
    { env: { ...process.env, ...environment } },
  );
  const text = await readFile(outputFile, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failures: ['no report was written'] };
  const results = report.parse(JSON.parse(text));
  const failures = listFailures(results);
  if (code !== 0 && failures.length === 0) failures.push('broke down outside its tests');
  return { passed: results.numPassedTests, failures };
}

/** Repeated at the end: a log of thousands of lines ends with its failures. */
function listFailures({ testResults }: z.infer<typeof report>): string[] {
  return testResults.flatMap((file) => {
    const name = path.relative(repositoryRoot, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return file.status === 'failed' ? [`${name}: ${whatAndWhere(file.message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}: ${whatAndWhere(failureMessages?.[0] ?? '')}`,
    );
  });
}

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
  return [message.join(' | ').slice(0, 500), place].filter(Boolean).join(' at ');
}
