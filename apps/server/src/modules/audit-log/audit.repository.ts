import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import { countChange } from '../../platform/changes-of-clients.ts';
import type { ClientScope, Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { SealedEntry } from './audit-chain.ts';

export interface StoredEntry extends SealedEntry {
  sequence: number | null;
  hash: Buffer | null;
}

// The instant as text with microseconds: a JavaScript Date would lose three digits, and with them the hash.
const entryColumns = sql`id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor_kind, actor_id,
  action, entity, entity_id, before, after, sequence, hash`;

/** Adds an entry to the log; the sealer gives it its place in the chain. */
export async function insertAuditEntry(
  scope: ClientScope,
  entry: Omit<Insertable<Tables['auditEntry']>, 'clientId'>,
): Promise<void> {
  await scope.tx
    .insertInto('auditEntry')
    .values({ ...entry, clientId: scope.clientId })
    .execute();
  countChange(scope);
}

/** Clients that have entries without a seal. */
export async function listClientsToSeal(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('auditEntry')
    .select('clientId')
    .distinct()
    .where('sequence', 'is', null)
    .execute();
  return rows.map((row) => row.clientId);
}

/** Only one sealer at a time may extend the chain of a client. */
export async function lockChain(tx: DatabaseTransaction, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit-chain ' || ${clientId}, 0))`.execute(tx);
}

export async function findChainEnd(
  tx: DatabaseTransaction,
  clientId: string,
): Promise<{ sequence: number; hash: Buffer } | undefined> {
  const { rows } = await sql<{ sequence: number; hash: Buffer }>`
    select sequence, hash from audit_entry where client_id = ${clientId} and sequence is not null
    order by sequence desc limit 1`.execute(tx);
  return rows[0];
}

export async function listUnsealed(
  tx: DatabaseTransaction,
  clientId: string,
  limit: number,
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`select ${entryColumns} from audit_entry
    where client_id = ${clientId} and sequence is null order by id limit ${limit}`.execute(tx);
  return rows;
}

export async function sealEntry(
  tx: DatabaseTransaction,
  clientId: string,
  id: string,
  sequence: number,
  hash: Buffer,
): Promise<void> {
  await sql`update audit_entry set sequence = ${sequence}, hash = ${hash}
    where client_id = ${clientId} and id = ${id} and sequence is null`.execute(tx);
}

/** The sealed entries of a client after a sequence, in the order of the chain. */
export async function listSealed(
  db: Kysely<Tables>,
  clientId: string,
  afterSequence: number,
  limit: number,
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`select ${entryColumns} from audit_entry
    where client_id = ${clientId} and sequence > ${afterSequence} order by sequence limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countUnsealed(db: Database, clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entry
    where client_id = ${clientId} and sequence is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listAuditedClients(db: Database): Promise<{ id: string; subdomain: string }[]> {
  return db.selectFrom('client').select(['id', 'subdomain']).orderBy('subdomain').execute();
}
