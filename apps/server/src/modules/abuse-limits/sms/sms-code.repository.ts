import type { SentCode } from '@foyer/domain/abuse-limits/sms-verification.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface NewSmsCode {
  id: string;
  cartId: string;
  numberDigest: Buffer;
  networkDigest: Buffer | null;
  codeDigest: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

export interface StoredSmsCode extends SentCode {
  id: string;
  numberDigest: Buffer;
  codeDigest: Buffer;
}

/** Until the end of the transaction no other code is sent to this number, network or cart: always in the same order. */
export async function lockSending({ clientId, tx }: ClientScope, names: readonly string[]): Promise<void> {
  const sorted = [...names].sort().map((name) => `${clientId} ${name}`);
  await sql`select pg_advisory_xact_lock(hashtextextended('sms ' || name, 0))
    from unnest(${sorted}::text[]) as name`.execute(tx);
}

export interface SentSince {
  number: Date;
  network: Date;
  cart: Date;
}

/** How many codes were sent to a number, from a network and for a cart since these moments. */
export async function countSent(
  { clientId, tx }: ClientScope,
  { cartId, numberDigest, networkDigest }: Pick<NewSmsCode, 'cartId' | 'numberDigest' | 'networkDigest'>,
  since: SentSince,
): Promise<Record<keyof SentSince, number>> {
  const { rows } = await sql<Record<keyof SentSince, string>>`select
    (select count(*) from sms_code where client_id = ${clientId} and number_digest = ${numberDigest}
      and created_at > ${since.number}) as number,
    (select count(*) from sms_code where client_id = ${clientId} and network_digest = ${networkDigest}
      and created_at > ${since.network}) as network,
    (select count(*) from sms_code where client_id = ${clientId} and cart_id = ${cartId}
      and created_at > ${since.cart}) as cart`.execute(tx);
  const [row] = rows;
  return { number: Number(row?.number), network: Number(row?.network), cart: Number(row?.cart) };
}

export async function insertSmsCode({ clientId, tx }: ClientScope, code: NewSmsCode): Promise<void> {
  await tx
    .insertInto('smsCode')
    .values({ clientId, ...code })
    .execute();
}

/** The last code of a cart, held against every other try until the transaction ends. */
export async function lockLastCode(
  { clientId, tx }: ClientScope,
  cartId: string,
): Promise<StoredSmsCode | undefined> {
  return tx
    .selectFrom('smsCode')
    .select(['id', 'numberDigest', 'codeDigest', 'tries', 'expiresAt', 'verifiedAt'])
    .where('clientId', '=', clientId)
    .where('cartId', '=', cartId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts a try; a right one verifies. Violates `sms_code_tries` after the last try. */
export async function recordTry(
  { clientId, tx }: ClientScope,
  id: string,
  verifiedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('smsCode')
    .set({ tries: sql`tries + 1`, verifiedAt })
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

/** The numbers that were verified for these carts, each as the name of cart and number. */
export async function listVerifiedNumbers(
  { clientId, tx }: ClientScope,
  cartIds: readonly string[],
): Promise<{ cartId: string; numberDigest: Buffer }[]> {
  if (cartIds.length === 0) return [];
  return tx
    .selectFrom('smsCode')
    .select(['cartId', 'numberDigest'])
    .where('clientId', '=', clientId)
    .where('cartId', 'in', [...cartIds])
    .where('verifiedAt', 'is not', null)
    .execute();
}

/** Of all clients. */
export async function deleteCodesBefore({ tx }: Pick<ClientScope, 'tx'>, before: Date): Promise<void> {
  await tx.deleteFrom('smsCode').where('createdAt', '<', before).execute();
}
