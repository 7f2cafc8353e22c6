import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { inRepository } from './repository.ts';
import { runProgram } from './run-program.ts';

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/**
 * Runs one project of vitest.config.ts and counts its tests. A run that breaks down outside a test (a file
 * that does not load, an error nobody caught) counts as one failure more.
 */
export async function runTestProject(
  project: string,
  environment: Record<string, string>,
): Promise<{ passed: number; failed: number }> {
  const outputFile = inRepository('.foyer', 'test-results', `${project}.json`);
  await mkdir(inRepository('.foyer', 'test-results'), { recursive: true });
  await rm(outputFile, { force: true });
  const code = await runProgram(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`],
    { env: { ...process.env, ...environment } },
  );
  const text = await readFile(outputFile, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = report.parse(JSON.parse(text));
  const brokeDown = code !== 0 && numFailedTests === 0;
  return { passed: numPassedTests, failed: brokeDown ? 1 : numFailedTests };
}
