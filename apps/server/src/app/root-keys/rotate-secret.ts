import pg from 'pg';
import {
  firstRootKeys,
  openRootKeys,
  sealRootKeys,
  withNewWrapKey,
} from '../../platform/crypto/root-keys.ts';
import {
  createSecretBox,
  type RootKeys,
  SealError,
  type SecretBox,
} from '../../platform/crypto/secret-box.ts';
import { CONNECTION_NAME } from '../create-app.ts';
import { WrongSecretError } from '../start-faults/wrong-secret.ts';
import { type WrappedColumn, wrappedColumns } from './wrapped-columns.ts';

/** A process of Foyer is connected: it would go on with the keys, or the rows, of before. */
export class ServersRunError extends Error {
  constructor() {
    super('Foyer runs on this database. Stop all its processes first.');
  }
}

export interface Rotation {
  /** Of the user that owns the tables. */
  ownerUrl: string;
  secret: string;
  nextSecret: string;
  /** Right before the commit: where the new secret is kept. */
  onSealed?: () => Promise<void>;
}

/** How many values each table has that were wrapped again; null = the next secret was in use already. */
export type RotatedTables = readonly { table: string; count: number }[] | null;

/**
 * Replaces FOYER_SECRET in one transaction: a new key wraps everything, and it is sealed with the next secret together with
 * the key that derives links and codes, which stays. Killed at any moment, everything is as before or everything is new.
 * @throws ServersRunError, WrongSecretError
 */
export async function rotateSecret({
  ownerUrl,
  secret,
  nextSecret,
  onSealed,
}: Rotation): Promise<RotatedTables> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'foyer secret:rotate' });
  await client.connect();
  try {
    await client.query('begin');
    // A process that starts meanwhile waits here, and then finds the new keys.
    await client.query('lock table root_key in access exclusive mode');
    await refuseRunningServers(client);
    const keys = await readKeys(client, secret, nextSecret);
    if (!keys) return null;
    const next = withNewWrapKey(keys);
    const tables: { table: string; count: number }[] = [];
    for (const one of wrappedColumns) {
      const count = await wrapAgain(client, one, createSecretBox(keys), createSecretBox(next));
      tables.push({ table: one.table, count });
    }
    await client.query(
      `insert into root_key (id, sealed, changed_at) values (1, $1, now())
       on conflict (id) do update set sealed = excluded.sealed, changed_at = excluded.changed_at`,
      [sealRootKeys(nextSecret, next)],
    );
    await onSealed?.();
    await client.query('commit');
    return tables;
  } catch (error) {
    throw error instanceof SealError ? new WrongSecretError({ cause: error }) : error;
  } finally {
    await client.end();
  }
}

/** @throws ServersRunError while one is connected to the database. */
export async function refuseRunningServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [CONNECTION_NAME],
  );
  if (rows.length > 0) throw new ServersRunError();
}

/** undefined = the keys are sealed with the next secret: an earlier call has done it. */
async function readKeys(
  client: pg.Client,
  secret: string,
  nextSecret: string,
): Promise<RootKeys | undefined> {
  const { rows } = await client.query<{ sealed: Buffer }>('select sealed from root_key');
  const [row] = rows;
  if (!row) return firstRootKeys(secret);
  try {
    return openRootKeys(secret, row.sealed);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    openRootKeys(nextSecret, row.sealed);
    return undefined;
  }
}

const ROWS_AT_ONCE = 2_000;

async function wrapAgain(
  client: pg.Client,
  { table, column, context }: WrappedColumn,
  from: SecretBox,
  to: SecretBox,
): Promise<number> {
  await client.query(
    `declare wrapped no scroll cursor for select ctid::text as place, ${context} as context, ${column} as value
     from ${table} where ${column} is not null for update`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ place: string; context: string; value: Buffer }>(
      `fetch ${ROWS_AT_ONCE} from wrapped`,
    );
    if (rows.length === 0) break;
    const values = rows.map((row) => to.wrap(from.unwrap(row.value, row.context), row.context));
    await client.query(
      `update ${table} t set ${column} = v.value
       from unnest($1::text[]::tid[], $2::bytea[]) as v (place, value) where t.ctid = v.place`,
      [rows.map(({ place }) => place), values],
    );
    count += rows.length;
  }
  await client.query('close wrapped');
  return count;
}
