import { type Env, givenNames } from '../env.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../platform/log/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { runWorker } from '../platform/outbox/run-worker.ts';
import { createApp } from './create-app.ts';
import { createServer } from './create-server.ts';
import { firstStart } from './first-start/first-start.ts';
import { modules } from './modules.ts';
import { readOrMakeSecret } from './secret-file.ts';
import { checkSecret } from './start-faults/check-secret.ts';
import { prepareDataFolder } from './start-faults/data-folder.ts';
import { findDoubtfulSettings } from './start-faults/doubtful-settings.ts';
import { startWebProcesses } from './web-processes/web-processes.ts';

/** Of the web processes together; the embedded PostgreSQL takes 200. */
const CONNECTIONS = 150;

interface RunningProcess {
  url: string;
  /** Finishes requests and jobs in hand, then ends everything that this process started. */
  stop(): Promise<void>;
  /** Replaces the web processes one by one, where there are several. */
  restart(): Promise<void>;
}

/** Starts what FOYER_ROLE asks for: the web server, the worker or both, on the embedded or a given database. */
export async function startProcess(env: Env): Promise<RunningProcess> {
  const log = createLog(env.LOG_LEVEL);
  for (const doubt of findDoubtfulSettings(env, givenNames())) log.warn(doubt);
  const ending: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ending.reverse()) await end();
  };
  const restart = async () => log.warn('one web process: a restart would end it; nothing was done');
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
    const count = env.FOYER_WEB_PROCESSES;
    const metrics = createMetrics();
    if (env.FOYER_ROLE !== 'web') {
      const worker = createApp({ env, databaseUrl: urls.foyer_worker, secret, role: 'foyer_worker', log });
      ending.push(() => worker.pool.end());
      const subscriptions = modules.flatMap((module) => module.subscriptions ?? []);
      const jobs = modules.flatMap((module) => module.jobs ?? []);
      ending.push(
        await runWorker({ app: { ...worker.app, metrics }, pool: worker.pool, subscriptions, jobs }),
      );
    }
    if (env.FOYER_ROLE === 'worker') {
      log.info({ role: env.FOYER_ROLE }, 'foyer started');
      return { url: '', stop, restart };
    }
    const announceStart = () => {
      log.info({ role: env.FOYER_ROLE, webProcesses: count }, 'foyer started');
      // Below what was logged until now.
      log.flush(() => announce(maker.app.publicUrl, signIns));
    };
    if (count > 1) {
      const poolSize = Math.max(2, Math.min(10, Math.floor(CONNECTIONS / count)));
      const settings = { databaseUrl: urls.foyer_app, secret, poolSize };
      const web = await startWebProcesses({ count, settings, log, registry: metrics.registry });
      ending.push(web.stop);
      announceStart();
      return { url: web.url, stop, restart: web.restart };
    }
    const web = createApp({ env, databaseUrl: urls.foyer_app, secret, role: 'foyer_app', log });
    ending.push(() => web.pool.end());
    const server = await createServer({ ...web.app, metrics });
    ending.push(() => server.close());
    const url = await server.listen({ port: env.PORT, host: env.HOST });
    announceStart();
    return { url, stop, restart };
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
