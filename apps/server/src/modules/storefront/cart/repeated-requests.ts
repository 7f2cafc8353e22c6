import type { App } from '../../../platform/app.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { type CartOfKey, listCartsByKeys } from './cart.repository.ts';
import { showCart } from './show-cart.ts';
import type { CartAnswer, WaitingCart } from './waiting-cart.ts';

/** Requests with the same key are decided once; one without a key is distinct. */
const nameOf = (one: WaitingCart): unknown =>
  one.idempotencyKey === null ? one : `${one.channel.toLowerCase()} ${one.idempotencyKey}`;

/** The requests of a batch to decide, by name. */
export function firstOfEachName(batch: readonly WaitingCart[]): Map<unknown, WaitingCart> {
  const first = new Map<unknown, WaitingCart>();
  for (const one of batch) {
    const name = nameOf(one);
    if (!first.has(name)) first.set(name, one);
  }
  return first;
}

/** What a request of a batch gets, where `decided` has the one request of each name that was decided. */
export function answerOf(
  one: WaitingCart,
  decided: ReadonlyMap<unknown, WaitingCart>,
  answers: ReadonlyMap<WaitingCart, CartAnswer>,
): CartAnswer | undefined {
  const first = decided.get(nameOf(one)) ?? one;
  const isSame = first.wishKey === one.wishKey || placesOf(first) === placesOf(one);
  return isSame ? answers.get(first) : anotherRequest();
}

/** The carts that were taken with the same key before. */
export async function findKnown(
  scope: ClientScope,
  channelId: string,
  batch: readonly WaitingCart[],
): Promise<[WaitingCart, CartOfKey][]> {
  const keys = batch.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const carts = new Map((await listCartsByKeys(scope, channelId, keys)).map((c) => [c.idempotencyKey, c]));
  return batch.flatMap((one): [WaitingCart, CartOfKey][] => {
    const cart = carts.get(one.idempotencyKey ?? '');
    return cart ? [[one, cart]] : [];
  });
}

/** A repeated request gets the cart of the first one as it is now; another request with the same key is refused. */
export async function answerAgain(
  app: App,
  scope: ClientScope,
  waiting: WaitingCart,
  { wishHash, ...cart }: CartOfKey,
): Promise<CartAnswer> {
  if (wishHash && wishHash.toString('hex') !== hashWish(waiting)) return anotherRequest();
  return { status: 'fulfilled', value: await showCart(app, scope, cart) };
}

/** `hashWish`, computed once for equal wishes of a batch. */
export function wishHasher(): (waiting: WaitingCart) => string {
  const known = new Map<string, string>();
  return (waiting) => {
    const { wishKey } = waiting;
    const hash = known.get(wishKey) ?? hashWish(waiting);
    known.set(wishKey, hash);
    return hash;
  };
}

const hashWish = (waiting: WaitingCart): string => hashToken(placesOf(waiting)).toString('hex');

/**
 * What a wish takes, and where it is sold. A visitor who changes the language and tries again asks for the same places.
 */
const placesOf = ({ wish: { language: _, ...places }, point }: WaitingCart): string =>
  JSON.stringify(point === 'kiosk' ? { ...places, point } : places);

/** 422, as draft-ietf-httpapi-idempotency-key-header-07, section 2.7, asks for a key that is used with another payload. */
const anotherRequest = (): CartAnswer => ({
  status: 'rejected',
  reason: new RefusedError([{ code: 'idempotency-key-reused' }]),
});
