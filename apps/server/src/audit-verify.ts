import { readEnv } from './env.ts';
import { verifyAudit } from './modules/audit-log/index.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import { findPoolUrls } from './platform/database/pool-logins.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';

/** `npm run audit:verify`: recomputes every client's chain and says where one is broken. Exit code 1 on a break. */
const env = readEnv();
const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.FOYER_DATA_DIR });
const urls = await findPoolUrls(env.DATABASE_URL ?? embedded?.url ?? '');
const pool = createPool(urls.foyer_worker, 'foyer_worker', 1);
const reports = await verifyAudit(createDatabase(pool));
for (const { subdomain, entries, unsealed, brokenAt } of reports) {
  const verdict = brokenAt === undefined ? 'unbroken' : `BROKEN at entry ${brokenAt}`;
  process.stdout.write(`${subdomain}: ${entries} sealed entries, ${verdict}; ${unsealed} not sealed yet\n`);
}
await pool.end();
await embedded?.stop();
process.exitCode = reports.some((report) => report.brokenAt !== undefined) ? 1 : 0;
