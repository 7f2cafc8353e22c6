import { parseArgs } from 'node:util';
import { withExclusiveLock } from '../../scripts/exclusive-lock.js';
import { BROWSER_APPS } from './browser-apps.ts';
import { fingerprintSources, isBuiltFrom, stampBuild } from './build-stamp.ts';
import { compressBuild } from './compress-build.ts';
import { inRepository } from './repository.ts';
import { runProgram } from './run-program.ts';

const { values: options } = parseArgs({
  options: { quiet: { type: 'boolean' }, force: { type: 'boolean' } },
});

async function buildApp(app: string): Promise<void> {
  const fingerprint = await fingerprintSources(app);
  if (!options.force && (await isBuiltFrom(app, fingerprint))) {
    if (!options.quiet) console.log(`${app} is up to date`);
    return;
  }
  console.log(`Building ${app} ...`);
  const code = await runProgram('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: inRepository('apps', app),
    // Whatever the shell says: a bundle for development is larger and slower, and a gate's has no service worker.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The build of ${app} failed.`);
  await compressBuild(inRepository('apps', app, 'dist'));
  await stampBuild(app, fingerprint);
}

await withExclusiveLock(inRepository('.foyer', 'build.lock'), async () => {
  const results = await Promise.allSettled(BROWSER_APPS.map(buildApp));
  for (const result of results) {
    if (result.status === 'rejected') {
      console.error(`${result.reason}`);
      process.exitCode = 1;
    }
  }
});
