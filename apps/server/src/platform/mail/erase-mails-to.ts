import { sql } from 'kysely';
import type { App } from '../app.ts';
import { findPersonKeys } from '../crypto/person-key.ts';
import type { ClientScope } from '../database/database.ts';
import { mailContent } from './mail-content.ts';

/** What is left of a mail whose person was erased: it is not sent any more either. */
export const emptiedMail = sql`state = 'deleted', sealed = '', error = null, message_id = null, waits_since = null,
  next_try_at = null`;

/**
 * Empties the mails of one kind about orders that are to one of these addresses. They are sealed with the key of the buyer,
 * so their address is read to find them. @param emails in small letters.
 */
export async function eraseMailsTo(
  app: App,
  scope: ClientScope,
  { kind, orderIds, emails }: { kind: string; orderIds: readonly string[]; emails: readonly string[] },
): Promise<void> {
  if (orderIds.length === 0) return;
  const { rows } = await sql<{ id: string; personKeyId: string; sealed: Buffer }>`
    select id, person_key_id, sealed from mail where client_id = ${scope.clientId}
      and order_id = any (${[...orderIds]}::uuid[]) and kind = ${kind} and octet_length(sealed) > 0`.execute(
    scope.tx,
  );
  const keyIds = rows.map(({ personKeyId }) => personKeyId);
  const keys = await findPersonKeys(scope, app.secrets, keyIds);
  const ids = rows.flatMap(({ id, personKeyId, sealed }) => {
    const key = keys.get(personKeyId);
    const address = key && mailContent.parse(key.decrypt(sealed)).to.address.trim().toLowerCase();
    return address !== undefined && emails.includes(address) ? [id] : [];
  });
  if (ids.length === 0) return;
  await sql`update mail set ${emptiedMail} where client_id = ${scope.clientId} and id = any (${ids}::uuid[])`.execute(
    scope.tx,
  );
}
