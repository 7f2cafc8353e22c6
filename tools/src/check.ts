import { runChecks } from './run-checks.ts';

const { failed } = await runChecks(process.argv.slice(2));
if (failed.length > 0) console.error(`\nnpm run check failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
