// npm test: install what is missing, then every check and every test. --long adds the long proofs.
import { ensureInstalled } from './install.js';
import { runUntilStopped } from './project-node.js';

await ensureInstalled();
await runUntilStopped('tools/src/test.ts', process.argv.slice(2));
