import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A run of the check of a client's chain. */
export interface AuditCheck {
  id: string;
  startedAt: Date;
  finishedAt: Date | null;
  /** Entries that fitted so far. */
  checked: number;
  lastHash: Buffer | null;
  /** Sealed entries when the run began. */
  total: number;
  brokenAt: number | null;
  brokenEntryId: string | null;
}

const columns = [
  'id',
  'startedAt',
  'finishedAt',
  'checked',
  'lastHash',
  'total',
  'brokenAt',
  'brokenEntryId',
] as const;

export async function findLatestCheck(scope: ClientScope): Promise<AuditCheck | undefined> {
  return scope.tx
    .selectFrom('auditCheck')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Begins a run. @returns its id, or undefined where one is under way. */
export async function insertCheck(
  scope: ClientScope,
  values: { startedAt: Date; total: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into audit_check (client_id, started_at, total)
    values (${scope.clientId}, ${values.startedAt}, ${values.total})
    on conflict (client_id) where finished_at is null do nothing returning id`.execute(scope.tx);
  return rows[0]?.id;
}

export async function lockRunningCheck(scope: ClientScope, id: string): Promise<AuditCheck | undefined> {
  return scope.tx
    .selectFrom('auditCheck')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCheck(
  scope: ClientScope,
  id: string,
  values: Partial<Omit<AuditCheck, 'id' | 'startedAt' | 'total'>>,
): Promise<void> {
  await scope.tx
    .updateTable('auditCheck')
    .set(values)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export interface SealFigures {
  /** How many entries have a seal. */
  sealed: number;
  /** When the newest of them was written. */
  lastSealedAt: Date | null;
  unsealed: number;
}

export async function readSealFigures(scope: ClientScope): Promise<SealFigures> {
  const { clientId } = scope;
  const { rows } = await sql<SealFigures>`
    select coalesce(last.sequence, 0)::bigint as sealed, last.at as last_sealed_at,
      (select count(*)::int from audit_entry where client_id = ${clientId} and sequence is null) as unsealed
    from (select 1) as one left join lateral (
      select sequence, at from audit_entry where client_id = ${clientId} and sequence is not null
      order by sequence desc limit 1) as last on true`.execute(scope.tx);
  return rows[0] ?? { sealed: 0, lastSealedAt: null, unsealed: 0 };
}
