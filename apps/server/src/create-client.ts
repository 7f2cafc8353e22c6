import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isReservedName } from '@foyer/domain/channels/reserved-names.ts';
import { z } from 'zod';
import { createApp } from './app/create-app.ts';
import { findRootKeys } from './app/root-keys/find-root-keys.ts';
import { readEnv } from './env.ts';
import { createClient } from './modules/clients/index.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';

/**
 * `npm run client:create -- --subdomain getij --name Getij --username manager --email m@getij.example`:
 * a new client with its main account and nothing else. Prints the password, unless one is given.
 */
const { values } = parseArgs({
  options: {
    subdomain: { type: 'string' },
    name: { type: 'string' },
    town: { type: 'string', default: '' },
    username: { type: 'string', default: 'manager' },
    email: { type: 'string' },
    locale: { type: 'string', default: 'en_US' },
    password: { type: 'string', default: randomBytes(9).toString('base64url') },
  },
});
const input = z
  .object({
    subdomain: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'letters, digits and hyphens')
      .refine((name) => !isReservedName(name), 'this name is reserved'),
    name: z.string().min(1),
    town: z.string(),
    username: z.string().min(1).max(100),
    email: z.email(),
    locale: z.enum(['nl_NL', 'en_US']),
    password: z.string().min(8),
  })
  .parse(values);

const env = readEnv();
const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.FOYER_DATA_DIR });
const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? '';
const urls = await migrateDatabase({ ownerUrl: databaseUrl });
const keys = await findRootKeys(env, urls.foyer_app);
const { app, pool } = createApp({ env, databaseUrl: urls.foyer_app, keys, role: 'foyer_app', poolSize: 2 });
const { subdomain, name, town, ...mainAccount } = input;
await createClient(app, { subdomain, name, town }, mainAccount);
process.stdout.write(
  `${name} is made: sign in as ${input.username}|${subdomain} with password ${input.password}\n`,
);
await pool.end();
await embedded?.stop();
