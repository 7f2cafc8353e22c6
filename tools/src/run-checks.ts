import { checkBorders } from './borders/check-borders.ts';
import { describeFindings, type Finding } from './finding.ts';
import { checkGeneratedFiles } from './generated-files.ts';
import { ALL_RULES } from './repo-rules/all-rules.ts';
import { applyRules } from './repo-rules/repo-rule.ts';
import { repositoryRoot } from './repository.ts';
import { runProgram } from './run-program.ts';
import { listSourceFiles } from './source-files.ts';

const program =
  (script: string, ...args: string[]) =>
  async () =>
    (await runProgram(script, args)) === 0;

const findings = (find: () => Promise<Finding[]>) => async () => {
  const found = await find();
  if (found.length > 0) console.error(`\n${describeFindings(found)}\n`);
  return found.length === 0;
};

/** What `npm run check` asks, the quickest answers first. Every part runs, so that one run shows everything. */
const parts: [string, () => Promise<boolean>][] = [
  [
    'format and lint',
    program('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=50'),
  ],
  ['repository rules', findings(async () => applyRules(ALL_RULES, await listSourceFiles(repositoryRoot)))],
  ['borders', findings(() => checkBorders(repositoryRoot))],
  ['generated files', findings(checkGeneratedFiles)],
  ['types', program('node_modules/typescript/bin/tsc', '--project', '.')],
  ['dead code', program('node_modules/knip/bin/knip.js', '--no-progress')],
];

/** Runs the checks of these names, or all, and says how many passed and which did not. */
export async function runChecks(names: string[] = []): Promise<{ passed: number; failed: string[] }> {
  const chosen = parts.filter(([name]) => names.length === 0 || names.includes(name));
  const failed: string[] = [];
  for (const [name, passes] of chosen) {
    const startedAt = performance.now();
    const passed = await passes().catch((error: unknown) => {
      console.error(error);
      return false;
    });
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (!passed) failed.push(name);
  }
  return { passed: chosen.length - failed.length, failed };
}
