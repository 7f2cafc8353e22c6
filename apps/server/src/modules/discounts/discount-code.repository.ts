import { codeKey, tidyCode } from '@foyer/domain/discounts/discount-code-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ClientScope, camelCase } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';
import { codeRelation } from '../code-batches/index.ts';
import { discountColumns, type StoredDiscount } from './discount.repository.ts';

/** A code with what it does. */
export interface UsableCode {
  codeId: string;
  code: string;
  discount: StoredDiscount;
}

/** @param typed by a visitor or staff. The code with these very dashes comes before one that differs in them (decision 0269). */
export async function findCode(scope: ClientScope, typed: string): Promise<UsableCode | undefined> {
  const code = tidyCode(typed);
  // Among millions: it is planned once for a connection, not for each sale.
  const rows = await runPrepared(
    scope,
    sql<CodeRow>`select c.id as code_id, c.code, ${columns}
      from discount_code c join discount d on d.client_id = c.client_id and d.id = c.discount_id
      where c.client_id = ${scope.clientId} and c.code_key in (${code}, ${codeKey(code)}) and not d.removing
      order by c.code_key = ${code} desc`,
  );
  return rows.map(toCode)[0];
}

/** Those of these codes that there still are. */
export async function listCodes(scope: ClientScope, ids: readonly string[]): Promise<UsableCode[]> {
  return ids.length === 0 ? [] : readCodes(scope, sql`c.id = any (${[...ids]}::uuid[])`);
}

type CodeRow = StoredDiscount & { codeId: string; code: string };

const columns = sql.raw(discountColumns.map((column) => `d.${camelCase.nameInDatabase(column)}`).join(', '));

const toCode = ({ codeId, code, ...discount }: CodeRow): UsableCode => ({ codeId, code, discount });

/** One question, asked in every sale with a code. */
async function readCodes(scope: ClientScope, which: ReturnType<typeof sql>): Promise<UsableCode[]> {
  const { rows } = await sql<CodeRow>`
    select c.id as code_id, c.code, ${columns}
    from discount_code c join discount d on d.client_id = c.client_id and d.id = c.discount_id
    where c.client_id = ${scope.clientId} and not d.removing and ${which}`.execute(scope.tx);
  return rows.map(toCode);
}

/** Writes the codes that the client does not have yet, and returns their keys. `codes`: as `codeRelation`. */
export const insertionOfCodes = (
  { clientId }: ClientScope,
  discountId: string,
  codes: RawBuilder<unknown>,
) => sql<{ key: string }>`
  insert into discount_code (client_id, discount_id, code)
  select ${clientId}::uuid, ${discountId}::uuid, w.code from ${codes} as w (code, key)
  on conflict do nothing returning code_key as key`;

/** @returns the keys of those that were written. */
export async function insertCodes(
  scope: ClientScope,
  discountId: string,
  codes: readonly string[],
): Promise<string[]> {
  const relation = codeRelation(codes.map((code) => ({ code, key: codeKey(code) })));
  const { rows } = await insertionOfCodes(scope, discountId, relation).execute(scope.tx);
  return rows.map(({ key }) => key);
}

export interface CodeWithUse {
  id: string;
  code: string;
  /** Held and sold. */
  uses: number;
}

/** A download reads page by page. */
export const mostCodesOfPage = 5_000;

/** A page of the codes of a discount, in the order in which they were made. */
export async function listCodesOf(
  scope: ClientScope,
  discountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CodeWithUse[]> {
  const { rows } = await sql<CodeWithUse>`
    select c.id, c.code, coalesce(k.held + k.sold, 0)::int as uses
    from (select client_id, id, code from discount_code
      where client_id = ${scope.clientId} and discount_id = ${discountId} order by id limit ${limit} offset ${offset}) c
    left join counter k on k.client_id = c.client_id and k.owner_id = c.id and k.kind = 'discount-code'
      and k.kind <> 'timeslot'
    order by c.id`.execute(scope.tx);
  return rows;
}

export async function countCodesOf(scope: ClientScope, discountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from discount_code
    where client_id = ${scope.clientId} and discount_id = ${discountId}`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}

/** Deletes some codes of a discount. @returns how many; fewer than `limit` were the last. */
export async function deleteSomeCodes(
  scope: ClientScope,
  discountId: string,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from discount_code where client_id = ${scope.clientId} and id in (
      select id from discount_code where client_id = ${scope.clientId} and discount_id = ${discountId}
      order by id limit ${limit})`.execute(scope.tx);
  return Number(numAffectedRows);
}

/** The keys of those of these codes that the client has already, of any discount. */
export async function listTakenCodes(scope: ClientScope, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from discount_code
    where client_id = ${scope.clientId} and code_key = any (${[...codes, ...codes.map(codeKey)]}::text[])`.execute(
    scope.tx,
  );
  return rows.map(({ code }) => codeKey(code));
}
