// npm run dev: the server restarts and the browser apps are rebuilt when their sources change.
import { ensureInstalled } from './install.js';
import { runUntilStopped } from './project-node.js';

await ensureInstalled();
await runUntilStopped('tools/src/dev.ts', process.argv.slice(2));
