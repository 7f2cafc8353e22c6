import type { CodePart } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** The newest cart with the tickets of a present: its places may be held after their time, until a job gives them back. Null = none. */
export async function findCartOfPresent(
  scope: ClientScope,
  codeIds: readonly string[],
): Promise<string | null> {
  const [first = null] = codeIds.toSorted();
  const { rows } = await sql<{ id: string }>`
    select id from cart
    where client_id = ${scope.clientId} and code_parts -> 0 ->> 'codeId' = ${first}
      and code_parts -> 0 ->> 'kind' = 'gift-ticket'
    order by created_at desc limit 1`.execute(scope.tx);
  return rows[0]?.id ?? null;
}

/** What codes pay of a cart that was just made. */
export async function setCodeParts(
  scope: ClientScope,
  id: string,
  parts: readonly CodePart[],
): Promise<void> {
  await scope.tx
    .updateTable('cart')
    .set({ codeParts: JSON.stringify(parts) })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}
