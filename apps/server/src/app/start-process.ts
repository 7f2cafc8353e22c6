import { type Env, givenNames } from '../env.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../platform/log/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { runWorker } from '../platform/outbox/run-worker.ts';
import { type AppParts, createApp } from './create-app.ts';
import { firstStart } from './first-start/first-start.ts';
import { modules } from './modules.ts';
import { findRootKeys } from './root-keys/find-root-keys.ts';
import { checkSecret } from './start-faults/check-secret.ts';
import { prepareDataFolder } from './start-faults/data-folder.ts';
import { findDoubtfulSettings } from './start-faults/doubtful-settings.ts';
import { serveWeb } from './web-processes/serve-web.ts';
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
  try {
    await prepareDataFolder(env);
    const embedded = env.DATABASE_URL
      ? undefined
      : await startEmbeddedPostgres({ dataDir: env.FOYER_DATA_DIR, logger: log });
    if (embedded) ending.push(() => embedded.stop());
    const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? '';
    const urls = await migrateDatabase({ ownerUrl: databaseUrl, log: (line) => log.info(line) });
    const keys = await findRootKeys(env, urls.foyer_app);

    // No caller waits for an answer yet: a slow machine may take its time over the demonstration, and a second
    // process its turn.
    const metrics = createMetrics();
    const ofWeb = { env, databaseUrl: urls.foyer_app, keys, log, metrics };
    const maker = createApp({ ...ofWeb, role: 'foyer_app', statementSeconds: 0 });
    const signIns = await oneAtATime(maker.app.db, 'first start', async () => {
      await checkSecret(maker.app);
      return firstStart(maker, Boolean(embedded));
    }).finally(() => maker.pool.end());
    if (env.FOYER_ROLE !== 'web') {
      const ofWorker = { ...ofWeb, databaseUrl: urls.foyer_worker };
      const worker = createApp({ ...ofWorker, role: 'foyer_worker' });
      ending.push(() => worker.pool.end());
      const subscriptions = modules.flatMap((module) => module.subscriptions ?? []);
      const jobs = modules.flatMap((module) => module.jobs ?? []);
      ending.push(await runWorker({ ...worker, subscriptions, jobs }));
    }
    if (env.FOYER_ROLE === 'worker') {
      log.info({ role: env.FOYER_ROLE }, 'foyer started');
      return { url: '', stop, restart: async () => {} };
    }
    const web = await startWeb(ofWeb);
    ending.push(web.stop);
    log.info({ role: env.FOYER_ROLE, webProcesses: env.FOYER_WEB_PROCESSES }, 'foyer started');
    // Below what was logged until now.
    log.flush(() => announce(maker.app.publicUrl, signIns));
    return { ...web, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type WebParts = Required<Pick<AppParts, 'env' | 'databaseUrl' | 'keys' | 'log' | 'metrics'>>;

/** One web process is this one; several are processes of their own. */
async function startWeb(parts: WebParts): Promise<RunningProcess> {
  const { env, databaseUrl, keys, log, metrics } = parts;
  const count = env.FOYER_WEB_PROCESSES;
  if (count > 1) {
    const poolSize = Math.max(2, Math.min(10, Math.floor(CONNECTIONS / count)));
    const settings = { databaseUrl, keys, poolSize };
    return startWebProcesses({ count, settings, log, registry: metrics.registry });
  }
  const { server, pool, url } = await serveWeb(parts);
  return {
    url,
    async stop() {
      await server.close();
      await pool.end();
    },
    restart: async () => log.warn('a restart would end the one web process that there is: nothing was done'),
  };
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
