import type { ClientScope } from '../../platform/database/database.ts';

export interface TicketKeyRow {
  id: number;
  publicKey: Buffer;
  wrappedPrivate: Buffer;
}

/** The client's newest signing key, undefined before its first. */
export async function findNewestTicketKey(scope: ClientScope): Promise<TicketKeyRow | undefined> {
  return scope.tx
    .selectFrom('ticketKey')
    .select(['id', 'publicKey', 'wrappedPrivate'])
    .where('clientId', '=', scope.clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds a key; of two made at once with one number, the first stays. */
export async function insertTicketKey(scope: ClientScope, key: TicketKeyRow): Promise<void> {
  await scope.tx
    .insertInto('ticketKey')
    .values({ clientId: scope.clientId, ...key })
    .onConflict((conflict) => conflict.columns(['clientId', 'id']).doNothing())
    .execute();
}

/** Every public key of the client, retired ones too: tickets in people's pockets keep verifying. */
export async function listTicketPublicKeys(
  scope: ClientScope,
): Promise<{ keyNumber: number; publicKey: Buffer }[]> {
  return scope.tx
    .selectFrom('ticketKey')
    .select(['id as keyNumber', 'publicKey'])
    .where('clientId', '=', scope.clientId)
    .orderBy('id')
    .execute();
}
