import { type ChildProcess, spawn } from 'node:child_process';
import { BROWSER_APPS } from './browser-apps.ts';
import { inRepository } from './repository.ts';

// The server serves the bundles that vite keeps writing, so there is one address, as in production.
const builders = BROWSER_APPS.map((app) =>
  start([inRepository('tools/src/watch-app.ts')], inRepository('apps', app)),
);
const server = start(['--watch', inRepository('apps/server/src/main.ts')], inRepository());

server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
process.once('exit', () => {
  for (const child of [...builders, server]) child.kill();
});

/** With the flags that every program of Foyer is started with: this one's own. */
function start(args: string[], cwd: string): ChildProcess {
  return spawn(process.execPath, [...process.execArgv, ...args], { cwd, stdio: 'inherit' });
}
