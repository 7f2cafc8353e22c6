import type { AuditActorKind, KnownActorKind } from '@foyer/domain/audit-log/audit-actor.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { idAt } from '../../platform/database/id-at.ts';

export interface AuditFilter {
  /** 'system', or the id of an account, Admin or device. */
  actor: string | null;
  action: string | null;
  entity: string | null;
  entityId: string | null;
  from: Date | null;
  before: Date | null;
}

export interface AuditStretch {
  /** Ids of entries: they grow with time. */
  after: string | null;
  before: string | null;
  limit: number;
  isAscending: boolean;
  /** The stretch just before a place: read backwards. */
  isInverted: boolean;
}

export interface AuditRow {
  id: string;
  at: Date;
  actorKind: AuditActorKind;
  actorId: string | null;
  /** null = the account is gone. */
  actorName: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  sequence: number | null;
  personKeyId: string | null;
  wrappedKey: Buffer | null;
}

/** Ids and instants of an entry come from one clock, a moment apart. */
const MARGIN_MS = 60_000;

/**
 * A stretch of a client's entries. Every filter has an index that ends in the id, days are a range of ids, so that a
 * page is read off one index whatever the log holds (migration 0005).
 */
export async function listAuditRows(
  scope: ClientScope,
  filter: AuditFilter,
  stretch: AuditStretch,
): Promise<AuditRow[]> {
  const { rows } = await auditRowsQuery(scope, filter, stretch).execute(scope.tx);
  return rows;
}

/** The statement of `listAuditRows`, also for the test that asks the database how it would go about it. */
export function auditRowsQuery(
  scope: ClientScope,
  filter: AuditFilter,
  stretch: AuditStretch,
): RawBuilder<AuditRow> {
  const direction = stretch.isAscending !== stretch.isInverted ? sql`asc` : sql`desc`;
  const beyond = (id: string | null, isGreater: boolean) =>
    id ? sql`and e.id ${isGreater ? sql`>` : sql`<`} ${id}::uuid` : sql``;
  return sql<AuditRow>`
    with page as (
      select e.* from audit_entry e where ${conditions(scope, filter)}
        ${beyond(stretch.after, stretch.isAscending)} ${beyond(stretch.before, !stretch.isAscending)}
      order by e.id ${direction} limit ${stretch.limit})
    select e.id, e.at, e.actor_kind, e.actor_id, e.action, e.entity, e.entity_id, e.before, e.after, e.sequence,
      e.person_key_id, k.wrapped_key,
      case e.actor_kind when 'account' then a.username when 'device' then d.name
        when 'admin' then admin_name(e.actor_id) end as actor_name
    from page e
    left join person_key k on k.client_id = e.client_id and k.id = e.person_key_id
    left join account a on a.client_id = e.client_id and a.id = e.actor_id
    left join device d on d.client_id = e.client_id and d.id = e.actor_id
    order by e.id ${direction}`;
}

function conditions({ clientId }: ClientScope, filter: AuditFilter): RawBuilder<unknown> {
  const parts = [sql`e.client_id = ${clientId}`];
  if (filter.actor === 'system') parts.push(sql`e.actor_id is null`);
  else if (filter.actor) parts.push(sql`e.actor_id = ${filter.actor}::uuid`);
  if (filter.action) parts.push(sql`e.action = ${filter.action}`);
  if (filter.entity) parts.push(sql`e.entity = ${filter.entity}`);
  if (filter.entityId) parts.push(sql`e.entity_id = ${filter.entityId}::uuid`);
  if (filter.from) {
    parts.push(sql`e.at >= ${filter.from} and e.id >= ${idAt(filter.from.getTime() - MARGIN_MS)}::uuid`);
  }
  if (filter.before) {
    parts.push(sql`e.at < ${filter.before} and e.id < ${idAt(filter.before.getTime() + MARGIN_MS)}::uuid`);
  }
  return sql.join(parts, sql` and `);
}

export async function findAuditRow(scope: ClientScope, id: string): Promise<AuditRow | undefined> {
  const filter = { actor: null, action: null, entity: null, entityId: null, from: null, before: null };
  const next = { limit: 1, before: null, isInverted: false };
  // The entry itself is the first one from itself on.
  const { rows } = await auditRowsQuery(scope, filter, {
    ...next,
    after: idBefore(id),
    isAscending: true,
  }).execute(scope.tx);
  return rows.find((row) => row.id === id);
}

/** The id just below. */
function idBefore(id: string): string {
  const below = (BigInt(`0x${id.replaceAll('-', '')}`) - 1n).toString(16).padStart(32, '0');
  return below.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export interface AuditActorName {
  id: string;
  kind: KnownActorKind;
  name: string | null;
}

/**
 * The actors in the log, each once: skips from one value of the index to the next, however many entries lie between.
 */
export async function listAuditActors(scope: ClientScope): Promise<AuditActorName[]> {
  const { clientId } = scope;
  const { rows } = await sql<AuditActorName>`
    with recursive hop as (
      (select actor_id from audit_entry where client_id = ${clientId} and actor_id is not null order by actor_id limit 1)
      union all
      select (select e.actor_id from audit_entry e where e.client_id = ${clientId} and e.actor_id > hop.actor_id
        order by e.actor_id limit 1)
      from hop where hop.actor_id is not null)
    select hop.actor_id as id, coalesce(a.username, d.name, admin_name(hop.actor_id)) as name,
      case when a.id is not null then 'account' when d.id is not null then 'device'
        when admin_name(hop.actor_id) is not null then 'admin' else 'gone' end as kind
    from hop
    left join account a on a.client_id = ${clientId} and a.id = hop.actor_id
    left join device d on d.client_id = ${clientId} and d.id = hop.actor_id
    where hop.actor_id is not null order by 3, lower(coalesce(a.username, d.name)) limit 200`.execute(
    scope.tx,
  );
  return rows;
}

/** The actions, or the kinds of thing, in the log. */
export async function listAuditWords(scope: ClientScope, column: 'action' | 'entity'): Promise<string[]> {
  const { clientId } = scope;
  const word = sql.ref(column);
  const { rows } = await sql<{ word: string }>`
    with recursive hop as (
      (select ${word} as word from audit_entry where client_id = ${clientId} order by ${word} limit 1)
      union all
      select (select e.${word} from audit_entry e where e.client_id = ${clientId} and e.${word} > hop.word
        order by e.${word} limit 1)
      from hop where hop.word is not null)
    select word from hop where word is not null`.execute(scope.tx);
  return rows.map((row) => row.word);
}
