import type { ChangeKindName } from '@foyer/domain/changes/change-state.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Change } from './change.ts';
import type { StoredKind } from './change-kind.ts';

type NewChange = Pick<Change, 'calendarId' | 'wanted' | 'seenVersion' | 'createdBy'> &
  Partial<Pick<Change, 'id' | 'state' | 'before' | 'outcome' | 'appliedAt' | 'appliedBy'>>;

/** @returns its id. */
export async function insertChange(
  { clientId, tx }: ClientScope,
  kind: ChangeKindName,
  { wanted, before, outcome, ...change }: NewChange,
): Promise<string> {
  const json = { wanted: JSON.stringify(wanted), ...jsonOf({ before, outcome }) };
  const { id } = await tx
    .insertInto('change')
    .values({ clientId, kind, ...change, ...json })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws NotFoundError `change-not-found`, also for a change of another kind. */
export async function getChange<Wanted, Before, Outcome>(
  scope: ClientScope,
  kind: StoredKind<Wanted, Before, Outcome>,
  id: string,
): Promise<Change<Wanted, Before, Outcome>> {
  return orThrow(await select(scope, kind, sql`id = ${id}`));
}

/** @throws NotFoundError `change-not-found` */
export async function getKindName({ clientId, tx }: ClientScope, id: string): Promise<ChangeKindName> {
  const { rows } = await sql<{ kind: ChangeKindName }>`
    select kind from change where client_id = ${clientId} and id = ${id}`.execute(tx);
  return orThrow(rows).kind;
}

/** The change, locked until the transaction ends. */
export async function lockChange<Wanted, Before, Outcome>(
  scope: ClientScope,
  kind: StoredKind<Wanted, Before, Outcome>,
  id: string,
): Promise<Change<Wanted, Before, Outcome>> {
  return orThrow(await select(scope, kind, sql`id = ${id} for update`));
}

/** The newest change of a calendar that was applied, undone or not. */
export async function findLastChangeId(
  { clientId, tx }: ClientScope,
  kind: ChangeKindName,
  calendarId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from change where client_id = ${clientId} and kind = ${kind} and calendar_id = ${calendarId}
      and state <> 'draft' order by id desc limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Of each calendar the newest change that was applied, undone or not; calendars without one are left out. */
export async function listLastChanges<Wanted, Before, Outcome>(
  scope: ClientScope,
  kind: StoredKind<Wanted, Before, Outcome>,
  calendarIds: readonly string[],
): Promise<Change<Wanted, Before, Outcome>[]> {
  const newest = sql`
    select distinct on (calendar_id) id from change where client_id = ${scope.clientId} and kind = ${kind.name}
      and calendar_id = any (${[...calendarIds]}::uuid[]) and state <> 'draft' order by calendar_id, id desc`;
  return select(scope, kind, sql`id in (${newest})`);
}

export async function updateChange(
  scope: ClientScope,
  id: string,
  { remedies, before, outcome, ...change }: Partial<Omit<Change, 'id' | 'wanted'>>,
): Promise<void> {
  await scope.tx
    .updateTable('change')
    .set({
      ...change,
      ...(remedies && { remedies: JSON.stringify(remedies) }),
      ...jsonOf({ before, outcome }),
    })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

function jsonOf({ before, outcome }: Partial<Pick<Change, 'before' | 'outcome'>>) {
  return {
    ...(before !== undefined && { before: JSON.stringify(before) }),
    ...(outcome !== undefined && { outcome: JSON.stringify(outcome) }),
  };
}

async function select<Wanted, Before, Outcome>(
  { clientId, tx }: ClientScope,
  { name }: StoredKind<Wanted, Before, Outcome>,
  condition: RawBuilder<unknown>,
): Promise<Change<Wanted, Before, Outcome>[]> {
  const { rows } = await sql<Change<Wanted, Before, Outcome>>`
    select id, calendar_id, state, wanted, seen_version, remedies, mails_visitors, created_at, created_by, before,
      outcome, applied_at, applied_by, took_ms, undone_at, undone_by
    from change where client_id = ${clientId} and kind = ${name} and ${condition}`.execute(tx);
  return rows;
}

function orThrow<Found>([change]: readonly Found[]): Found {
  if (!change) throw new NotFoundError('change-not-found');
  return change;
}
