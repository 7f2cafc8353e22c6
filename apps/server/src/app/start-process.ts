import { type Env, givenNames } from '../env.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../platform/log/log.ts';
import { runWorker } from '../platform/outbox/run-worker.ts';
import { createApp } from './create-app.ts';
import { createServer } from './create-server.ts';
import { firstStart } from './first-start/first-start.ts';
import { modules } from './modules.ts';
import { readOrMakeSecret } from './secret-file.ts';
import { checkSecret } from './start-faults/check-secret.ts';
import { prepareDataFolder } from './start-faults/data-folder.ts';
import { findDoubtfulSettings } from './start-faults/doubtful-settings.ts';

interface RunningProcess {
  url: string;
  /** Finishes requests and jobs in hand, then ends everything that this process started. */
  stop(): Promise<void>;
}

/** Starts what FOYER_ROLE asks for: the web server, the worker or both, on the embedded or a given database. */
export async function startProcess(env: Env): Promise<RunningProcess> {
  const log = createLog(env.LOG_LEVEL);
  for (const doubt of findDoubtfulSettings(env, givenNames())) log.warn(doubt);
  const ending: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ending.reverse()) await end();
  };
  try {
    await prepareDataFolder(env);
    const embedded = env.DATABASE_URL
      ? undefined
      : await startEmbeddedPostgres({ dataDir: env.FOYER_DATA_DIR, logger: log });
    if (embedded) ending.push(() => embedded.stop());
    const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? '';
    const secret = env.FOYER_SECRET ?? (await readOrMakeSecret(env.FOYER_DATA_DIR));
    const urls = await migrateDatabase({ ownerUrl: databaseUrl, log: (line) => log.info(line) });

    // No caller waits for an answer yet: a slow machine may take its time over the demonstration, and a second
    // process its turn.
    const maker = createApp({
      env,
      databaseUrl: urls.foyer_app,
      secret,
      role: 'foyer_app',
      log,
      statementSeconds: 0,
    });
    const signIns = await oneAtATime(maker.app.db, 'first start', async () => {
      await checkSecret(maker.app);
      return firstStart(maker, Boolean(embedded));
    }).finally(() => maker.pool.end());
    const web = createApp({ env, databaseUrl: urls.foyer_app, secret, role: 'foyer_app', log });
    ending.push(() => web.pool.end());
    if (env.FOYER_ROLE !== 'web') {
      const worker = createApp({ env, databaseUrl: urls.foyer_worker, secret, role: 'foyer_worker', log });
      ending.push(() => worker.pool.end());
      const workerApp = { ...worker.app, metrics: web.app.metrics };
      const subscriptions = modules.flatMap((module) => module.subscriptions ?? []);
      const jobs = modules.flatMap((module) => module.jobs ?? []);
      ending.push(await runWorker({ app: workerApp, pool: worker.pool, subscriptions, jobs }));
    }
    if (env.FOYER_ROLE === 'worker') {
      log.info({ role: env.FOYER_ROLE }, 'foyer started');
      return { url: '', stop };
    }
    const server = await createServer(web.app);
    ending.push(() => server.close());
    const url = await server.listen({ port: env.PORT, host: env.HOST });
    log.info({ role: env.FOYER_ROLE }, 'foyer started');
    // Below what was logged until now.
    log.flush(() => announce(web.app.publicUrl, signIns));
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function announce(publicUrl: string, signIns: readonly string[]): void {
  const lines = [
    '',
    `Foyer runs at ${publicUrl}`,
    `  back office   ${publicUrl}/cms/`,
    `  gate scanner  ${publicUrl}/scan`,
    ...signIns,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
