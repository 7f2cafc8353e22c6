// Runs a TypeScript file with the project's own Node: node scripts/run.js <file.ts> [arguments]
import { ensureInstalled } from './install.js';
import { runUntilStopped } from './project-node.js';

const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  console.error('Usage: node scripts/run.js <file.ts> [arguments]');
  process.exit(2);
}
await ensureInstalled();
await runUntilStopped(entry, args);
