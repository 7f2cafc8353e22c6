// npm start: install what is missing, build the browser apps if their sources changed, serve.
import { ensureInstalled } from './install.js';
import { runToEnd, runUntilStopped } from './project-node.js';

await ensureInstalled();
await runToEnd('tools/src/build.ts', ['--quiet']);
await runUntilStopped('apps/server/src/main.ts', process.argv.slice(2));
