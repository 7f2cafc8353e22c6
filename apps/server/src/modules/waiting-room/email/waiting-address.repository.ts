import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';

/** An address that was left with a place; `sealed` is null once it was used. */
export interface WaitingAddress {
  channelId: string;
  entry: number;
  language: ContentLanguage;
  emailDigest: Buffer;
  sealed: Buffer | null;
  personKeyId: string;
  leftAt: Date;
}

const columns = ['channelId', 'entry', 'language', 'emailDigest', 'sealed', 'personKeyId', 'leftAt'] as const;

const selectAddresses = (scope: ClientScope) =>
  scope.tx
    .selectFrom('waitingAddress')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .$castTo<WaitingAddress>();

/** The address of a place whose turn has not come; undefined = there is none. */
export async function findOpenAddress(
  scope: ClientScope,
  channelId: string,
  entry: number,
  locks?: 'lock',
): Promise<WaitingAddress | undefined> {
  return selectAddresses(scope)
    .where('channelId', '=', channelId)
    .where('entry', '=', entry)
    .where('endedAt', 'is', null)
    .$if(locks === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Until the end of the transaction no other one decides with which place this address waits. */
export async function lockEmail({ clientId, tx }: ClientScope, emailDigest: Buffer): Promise<void> {
  const subject = `waiting room mail ${clientId} ${emailDigest.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
}

/** The places of a channel with which an address waits: one at most. */
export async function listEntriesWithAddress(
  scope: ClientScope,
  channelId: string,
  emailDigest: Buffer,
): Promise<number[]> {
  const rows = await selectAddresses(scope)
    .where('channelId', '=', channelId)
    .where('emailDigest', '=', emailDigest)
    .where('endedAt', 'is', null)
    .execute();
  return rows.map(({ entry }) => entry);
}

export async function insertAddress(scope: ClientScope, address: WaitingAddress): Promise<void> {
  await scope.tx
    .insertInto('waitingAddress')
    .values({ clientId: scope.clientId, ...address })
    .execute();
}

/** Marks a place: with an address it counts as there while its page is closed. */
export async function markPlaces(
  scope: ClientScope,
  channelId: string,
  entries: readonly number[],
  hasEmail: boolean,
): Promise<void> {
  await scope.tx
    .updateTable('waitingPlace')
    .set({ hasEmail })
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', 'in', [...entries])
    .execute();
}

/** A place is another browser's from now on. */
export async function movePlace(
  scope: ClientScope,
  channelId: string,
  { entry, browser, at }: { entry: number; browser: Buffer; at: Date },
): Promise<void> {
  await scope.tx
    .updateTable('waitingPlace')
    .set({ browser, seenAt: at })
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', '=', entry)
    .execute();
}

/**
 * Those of a channel up to a number whose mail was not asked for yet.
 * @param upTo null = all
 */
export async function takeTurns(
  scope: ClientScope,
  channelId: string,
  upTo: number | null,
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ entry: number }>`
    update waiting_address a set told_at = ${at} from waiting_place p
    where a.client_id = ${scope.clientId} and a.channel_id = ${channelId} and a.ended_at is null and a.told_at is null
      and p.client_id = a.client_id and p.channel_id = a.channel_id and p.entry = a.entry
      and (${upTo}::bigint is null or p.number <= ${upTo}::bigint)
    returning a.entry`.execute(scope.tx);
  return rows.map(({ entry }) => entry);
}

/**
 * Ends addresses: what is sealed is deleted, and what finds a mail that was written stays. An address of which no mail was
 * written is deleted altogether.
 * @returns the keys that nothing needs any more
 */
export async function endOpenAddresses(
  scope: ClientScope,
  channelId: string,
  entries: readonly number[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = await scope.tx
    .deleteFrom('waitingAddress')
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', 'in', [...entries])
    .where('endedAt', 'is', null)
    .returning('personKeyId')
    .execute();
  return rows.map(({ personKeyId }) => personKeyId);
}

/** The mail is written: the address itself is not needed any more. */
export async function useAddress(
  scope: ClientScope,
  channelId: string,
  entry: number,
  endedAt: Date,
): Promise<void> {
  await scope.tx
    .updateTable('waitingAddress')
    .set({ sealed: null, endedAt })
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', '=', entry)
    .execute();
}

/** Of a channel's open addresses those whose place is used, given back or gone. */
export async function listIdleEntries(scope: ClientScope, channelId: string): Promise<number[]> {
  const { rows } = await sql<{ entry: number }>`
    select a.entry from waiting_address a
    left join waiting_place p on p.client_id = a.client_id and p.channel_id = a.channel_id and p.entry = a.entry
    where a.client_id = ${scope.clientId} and a.channel_id = ${channelId} and a.ended_at is null
      and (p.entry is null or p.used_at is not null or p.left_at is not null)`.execute(scope.tx);
  return rows.map(({ entry }) => entry);
}

/** The channels in whose line an address waits (worker role). */
export async function listChannelsWithAddresses(
  db: Database,
): Promise<{ clientId: string; channelId: string }[]> {
  return db
    .selectFrom('waitingAddress')
    .select(['clientId', 'channelId'])
    .where('endedAt', 'is', null)
    .distinct()
    .execute();
}

/** All that was left with some addresses, used ones too. */
export async function listAddressesOf(
  scope: ClientScope,
  digests: readonly Buffer[],
): Promise<WaitingAddress[]> {
  if (digests.length === 0) return [];
  return selectAddresses(scope)
    .where('emailDigest', 'in', [...digests])
    .orderBy('leftAt')
    .execute();
}

export async function listAddressesOfKeys(
  scope: ClientScope,
  keyIds: readonly string[],
): Promise<WaitingAddress[]> {
  return selectAddresses(scope)
    .where('personKeyId', 'in', [...keyIds])
    .execute();
}

/** Used ones that were left before an instant. */
export async function listOldAddresses(
  scope: ClientScope,
  before: Date,
  limit: number,
): Promise<WaitingAddress[]> {
  return selectAddresses(scope).where('endedAt', '<', before).limit(limit).execute();
}

export async function deleteAddresses(
  scope: ClientScope,
  addresses: readonly Pick<WaitingAddress, 'channelId' | 'entry'>[],
): Promise<void> {
  await sql`
    delete from waiting_address a using unnest(${addresses.map(({ channelId }) => channelId)}::uuid[],
      ${addresses.map(({ entry }) => entry)}::bigint[]) as d (channel_id, entry)
    where a.client_id = ${scope.clientId} and a.channel_id = d.channel_id and a.entry = d.entry`.execute(
    scope.tx,
  );
}
