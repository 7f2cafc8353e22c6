import type { CodePart } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** The cart that holds the tickets of a present at a moment; null = none does. */
export async function findCartOfPresent(
  scope: ClientScope,
  codeIds: readonly string[],
  at: Date,
): Promise<string | null> {
  const [first = null] = codeIds.toSorted();
  const { rows } = await sql<{ id: string }>`
    select id from cart
    where client_id = ${scope.clientId} and code_parts -> 0 ->> 'codeId' = ${first}
      and code_parts -> 0 ->> 'kind' = 'gift-ticket' and hold_expires_at > ${at}
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
