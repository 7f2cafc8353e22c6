import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { codeRelation } from '../code-batches/index.ts';

/** What has a code already. */
export interface TakenCode {
  key: string;
  /** A series, a ticket type with a custom barcode, or the number of a ticket. */
  by: 'series' | 'ticket-type' | 'ticket';
  name: string;
  issuedAt: Date | null;
}

/** Those of these codes that the client has already: in a series, as custom barcode of a ticket type, on a ticket. */
export async function listTakenBarcodes(scope: ClientScope, keys: readonly string[]): Promise<TakenCode[]> {
  const { rows } = await sql<TakenCode>`
    select b.key, case when b.series_id is null then 'ticket-type' else 'series' end as by,
      coalesce(s.name, t.number::text, '') as name, b.issued_at
    from barcode b
    left join barcode_series s on s.client_id = b.client_id and s.id = b.series_id
    left join ticket_type t on t.client_id = b.client_id and t.id = b.ticket_type_id
    where b.client_id = ${scope.clientId} and b.key = any (${[...keys]}::text[])
    union all
    select code, 'ticket', '', acquired_at from ticket
    where client_id = ${scope.clientId} and code = any (${keys.filter((key) => /^[0-9]{16}$/.test(key))}::text[])`.execute(
    scope.tx,
  );
  return rows;
}

/** Writes codes that the client does not have yet, and returns their keys. `codes`: as `codeRelation`. */
export const insertionOfBarcodes = (
  { clientId }: ClientScope,
  seriesId: string,
  codes: RawBuilder<unknown>,
) => sql<{ key: string }>`
  with w as (select code, key from ${codes} as codes (code, key))
  insert into barcode (client_id, series_id, code, key)
  select ${clientId}::uuid, ${seriesId}::uuid, code, key from w
  where key <> all (array(select code from ticket where client_id = ${clientId}
    and code = any (array(select key from w where key ~ '^[0-9]{16}$'))))
  on conflict (client_id, key) do nothing returning key`;

/** @returns the keys of those that were written. */
export async function insertBarcodes(
  scope: ClientScope,
  seriesId: string,
  codes: readonly { code: string; key: string }[],
): Promise<string[]> {
  const { rows } = await insertionOfBarcodes(scope, seriesId, codeRelation(codes)).execute(scope.tx);
  return rows.map(({ key }) => key);
}

/** Deletes codes that no ticket has; those that a sale is taking are left alone. @returns how many. */
export async function deleteFreeBarcodes(
  scope: ClientScope,
  seriesId: string,
  limit: number,
): Promise<number> {
  const kept = sql`(select coalesce(max(held), 0) from counter where client_id = ${scope.clientId}
    and owner_id = ${seriesId} and kind = 'barcode-series' and kind <> 'timeslot')`;
  const { numAffectedRows } = await sql`
    delete from barcode where client_id = ${scope.clientId} and id = any (array(
      select id from barcode where client_id = ${scope.clientId} and series_id = ${seriesId} and issued_at is null
      order by id offset ${kept} limit ${limit} for update skip locked))`.execute(scope.tx);
  return Number(numAffectedRows ?? 0);
}

export async function hasIssuedBarcodes(scope: ClientScope, seriesId: string): Promise<boolean> {
  const { rows } =
    await sql`select from barcode where client_id = ${scope.clientId} and series_id = ${seriesId}
    and issued_at is not null limit 1`.execute(scope.tx);
  return rows.length > 0;
}

/** Marks codes as those of tickets. @returns their ids by key. */
export async function issueBarcodes(
  scope: ClientScope,
  keys: readonly string[],
  at: Date,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; key: string }>`
    update barcode set issued_at = ${at} where client_id = ${scope.clientId} and key = any (${[...keys]}::text[])
      and issued_at is null returning id, key`.execute(scope.tx);
  return new Map(rows.map(({ id, key }) => [key, id]));
}
