import { sql } from 'kysely';
import {
  bytesArray,
  instantArray,
  integerArray,
  uuidArray,
} from '../../../platform/database/binary-arrays.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { SaleLine } from '../../sales/index.ts';
import type { StoredCart } from './cart.repository.ts';

type WhatCartsShare = Pick<
  StoredCart,
  | 'channelId'
  | 'salesPoint'
  | 'language'
  | 'extensions'
  | 'timeslotId'
  | 'visitDate'
  | 'serviceCostMinor'
  | 'serviceOnFree'
  | 'transactionCostMinor'
  | 'lines'
>;

export type NewCart = Pick<StoredCart, 'id' | 'holdId' | 'holdExpiresAt'> &
  WhatCartsShare & {
    secretHash: Buffer;
    idempotencyKey: string | null;
    /** `hashWish` of the request, in hex. */
    wishHash: string;
  };

/**
 * Inserts carts in one statement; what carts of the same wish share is sent once.
 * @returns the ids of the inserted carts; one with a known idempotency key exists already.
 */
export async function insertCarts(scope: ClientScope, carts: readonly NewCart[]): Promise<Set<string>> {
  if (carts.length === 0) return new Set();
  const { kinds, kindOf } = kindsOf(carts);
  const all = <Value>(read: (cart: NewCart) => Value) => carts.map(read);
  const shared = <Value>(read: (kind: Kind) => Value) => kinds.map(read);
  const ids = all(({ id }) => id);
  const { numAffectedRows } = await sql`
    insert into cart (client_id, id, secret_hash, idempotency_key, hold_id, hold_expires_at, channel_id, sales_point, language,
      extensions, timeslot_id, visit_date, service_cost_minor, service_on_free, transaction_cost_minor, lines, wish_hash)
    select ${scope.clientId}::uuid, c.id, c.secret_hash, c.idempotency_key, c.hold_id, c.hold_expires_at,
      (${shared((kind) => kind.channelId)}::uuid[])[c.kind], (${shared((kind) => kind.salesPoint)}::text[])[c.kind],
      (${shared((kind) => kind.language)}::text[])[c.kind],
      (${shared((kind) => kind.extensions)}::integer[])[c.kind],
      (${shared((kind) => kind.timeslotId)}::uuid[])[c.kind], (${shared((kind) => kind.visitDate)}::date[])[c.kind],
      (${shared((kind) => kind.serviceCostMinor)}::bigint[])[c.kind],
      (${shared((kind) => kind.serviceOnFree)}::boolean[])[c.kind],
      (${shared((kind) => kind.transactionCostMinor)}::bigint[])[c.kind],
      (${shared((kind) => kind.linesAsJson)}::text[]::jsonb[])[c.kind],
      decode((${shared((kind) => kind.wishHash)}::text[])[c.kind], 'hex')
    from (select unnest(${uuidArray(ids)}::uuid[]) as id,
      unnest(${bytesArray(all(({ secretHash }) => secretHash))}::bytea[]) as secret_hash,
      unnest(${all(({ idempotencyKey }) => idempotencyKey)}::text[]) as idempotency_key,
      unnest(${uuidArray(all(({ holdId }) => holdId))}::uuid[]) as hold_id,
      unnest(${instantArray(all(({ holdExpiresAt }) => holdExpiresAt))}::timestamptz[]) as hold_expires_at,
      unnest(${integerArray(kindOf)}::integer[]) as kind) as c
    on conflict (client_id, channel_id, idempotency_key) do nothing`.execute(scope.tx);
  if (numAffectedRows === BigInt(carts.length)) return new Set(ids);
  const inserted = await scope.tx
    .selectFrom('cart')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', ids)
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

type Kind = Omit<WhatCartsShare, 'lines'> & { linesAsJson: string; wishHash: string };

/** The distinct kinds of carts, and the kind of each cart, from 1. */
function kindsOf(carts: readonly NewCart[]): { kinds: Kind[]; kindOf: number[] } {
  const texts = new Map<readonly SaleLine[], string>();
  const known = new Map<string, number>();
  const kinds: Kind[] = [];
  const kindOf = carts.map((cart) => {
    const { channelId, salesPoint, language, extensions, timeslotId, visitDate } = cart;
    const { serviceCostMinor, serviceOnFree, transactionCostMinor, lines, wishHash } = cart;
    const linesAsJson = texts.get(lines) ?? JSON.stringify(lines);
    texts.set(lines, linesAsJson);
    const kind = {
      channelId,
      salesPoint,
      language,
      extensions,
      timeslotId,
      visitDate,
      serviceCostMinor,
      serviceOnFree,
      transactionCostMinor,
      linesAsJson,
      wishHash,
    };
    const key = Object.values(kind).join();
    const number = known.get(key) ?? kinds.push(kind);
    known.set(key, number);
    return number;
  });
  return { kinds, kindOf };
}
