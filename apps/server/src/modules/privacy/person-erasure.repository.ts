import type { ErasedCount, ErasureProof, ErasureState } from '@foyer/domain/privacy/erasure.ts';
import type { ErasureReason } from '@foyer/domain/privacy/erasure-reasons.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

/** An erasure: counts, and while it is under way the person, sealed. */
export interface Erasure {
  id: string;
  /** Of the account; an Admin's name too. */
  by: string;
  reason: ErasureReason;
  state: ErasureState;
  personKeyId: string;
  wrappedKey: Buffer | null;
  sealed: Buffer;
  erased: ErasedCount[];
  stays: ErasedCount[];
  waitingOrderIds: string[];
  proof: ErasureProof | null;
  createdAt: Date;
  doneAt: Date | null;
}

export async function insertErasure(
  scope: ClientScope,
  erasure: Pick<
    Erasure,
    'reason' | 'state' | 'personKeyId' | 'sealed' | 'erased' | 'stays' | 'waitingOrderIds' | 'createdAt'
  > & { accountId: string },
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('personErasure')
    .values({
      clientId: scope.clientId,
      ...erasure,
      erased: JSON.stringify(erasure.erased),
      stays: JSON.stringify(erasure.stays),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findErasure(
  scope: ClientScope,
  id: string,
  { isLocked = false } = {},
): Promise<Erasure | undefined> {
  const { rows } = await sql<Erasure>`${selectErasures(scope)} and e.id = ${id}
    ${isLocked ? sql`for update of e` : sql``}`.execute(scope.tx);
  return rows[0];
}

/** The newest erasures. */
export async function listErasures(scope: ClientScope, limit: number): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`${selectErasures(scope)} order by e.id desc limit ${limit}`.execute(
    scope.tx,
  );
  return rows;
}

function selectErasures({ clientId }: ClientScope) {
  return sql`
    select e.id, coalesce(a.username, admin_name(e.account_id), '') as by, e.reason, e.state, e.person_key_id,
      k.wrapped_key, e.sealed, e.erased, e.stays, e.waiting_order_ids, e.proof, e.created_at, e.done_at
    from person_erasure e
    join person_key k on k.client_id = e.client_id and k.id = e.person_key_id
    left join account a on a.client_id = e.client_id and a.id = e.account_id
    where e.client_id = ${clientId}`;
}

/** Erasures of all clients that are under way; needs the worker's role. */
export async function listOpenErasures(db: Database): Promise<{ clientId: string; id: string }[]> {
  const { rows } = await sql<{ clientId: string; id: string }>`
    select client_id, id from person_erasure where state <> 'done' order by client_id, id`.execute(db);
  return rows;
}

export async function updateErasure(
  scope: ClientScope,
  id: string,
  change: Pick<Erasure, 'state' | 'erased' | 'waitingOrderIds'>,
): Promise<void> {
  await sql`update person_erasure set state = ${change.state}, erased = ${JSON.stringify(change.erased)}::jsonb,
      waiting_order_ids = ${change.waitingOrderIds}::uuid[]
    where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
}

/** Ends an erasure with its proof: the person is sealed nowhere any more. */
export async function finishErasure(
  scope: ClientScope,
  id: string,
  { proof, doneAt }: { proof: ErasureProof; doneAt: Date },
): Promise<void> {
  await sql`update person_erasure set state = 'done', sealed = '', proof = ${JSON.stringify(proof)}::jsonb,
      done_at = ${doneAt}
    where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
}
