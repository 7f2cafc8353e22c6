import { parseArgs } from 'node:util';
import { createApp } from './app/create-app.ts';
import { findRootKeys } from './app/root-keys/find-root-keys.ts';
import { readEnv } from './env.ts';
import { findClientBySubdomain } from './modules/clients/index.ts';
import { readUnsentMails } from './modules/message-queue/index.ts';
import { findPoolUrls } from './platform/database/pool-logins.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';

/**
 * `npm run mail:read -- --client getij --count 3`: prints the newest mails that have not left, with their links, the
 * newest first. Only the operator has the database and the secret that it needs: the back office shows no link.
 */
const env = readEnv();
const { values } = parseArgs({
  options: {
    client: { type: 'string', default: env.FOYER_DEFAULT_CLIENT },
    count: { type: 'string', default: '10' },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) throw new Error('--count must be a whole number from 1');

const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.FOYER_DATA_DIR });
const urls = await findPoolUrls(env.DATABASE_URL ?? embedded?.url ?? '');
const keys = await findRootKeys(env, urls.foyer_app);
const { app, pool } = createApp({ env, databaseUrl: urls.foyer_app, keys, role: 'foyer_app', poolSize: 1 });
const client = await findClientBySubdomain(app.db, values.client);
if (client) {
  const mails = await readUnsentMails(app, client.id, count);
  for (const { createdAt, kind, state, to, subject, text } of mails) {
    const head = `${createdAt.toISOString()}  ${kind}, ${state}\nTo: ${to.name} <${to.address}>\nSubject: ${subject}`;
    process.stdout.write(`${head}\n\n${text}\n${'='.repeat(72)}\n`);
  }
  if (mails.length === 0) process.stdout.write(`No mail of ${values.client} waits.\n`);
} else {
  process.stderr.write(`There is no client ${values.client}\n`);
  process.exitCode = 1;
}
await pool.end();
await embedded?.stop();
