import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { maximumHoldExtensions } from '@foyer/domain/storefront/hold-time.ts';
import type { App } from '../../../platform/app.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { endHold, type HeldSale } from '../../sales/index.ts';
import { lockCartsById, updateCart } from './cart.repository.ts';
import { cartCosts } from './cart-costs.ts';
import { stateOfCart } from './cart-state.ts';
import { cartSecretOf } from './find-cart.ts';
import { insertCarts } from './new-cart.repository.ts';

/** Puts places that another area held for a visitor into a cart of a channel. Its time cannot be extended. */
export async function keepHeldCart(
  app: App,
  scope: ClientScope,
  { channelId, language }: { channelId: string; language: ContentLanguage },
  sale: HeldSale,
): Promise<{ id: string }> {
  const id = makeId();
  const { holdId, expiresAt: holdExpiresAt, timeslotId, visitDate, lines, costs } = sale;
  await insertCarts(scope, [
    {
      id,
      secretHash: hashToken(cartSecretOf(app, scope.clientId, id)),
      channelId,
      salesPoint: 'website',
      language,
      idempotencyKey: null,
      wishHash: hashToken(id).toString('hex'),
      holdId,
      holdExpiresAt,
      extensions: maximumHoldExtensions,
      timeslotId,
      visitDate,
      lines,
      ...cartCosts(costs),
    },
  ]);
  return { id };
}

/**
 * What became of carts: bought, or at their end, which frees their places at once. Those of a channel on which nothing may be
 * bought end now, unless a buyer has given details. Those that another transaction holds are left out.
 */
export async function settleCarts(
  app: App,
  scope: ClientScope,
  ids: readonly string[],
  mayBeBought: (channelId: string) => boolean,
): Promise<Map<string, 'completed' | 'expired'>> {
  const ended = new Map<string, 'completed' | 'expired'>();
  for (const cart of await lockCartsById(scope, ids)) {
    const state = await stateOfCart(app, scope, cart);
    if (state === 'completed') ended.set(cart.id, state);
    const isGivenUp = state === 'held' && cart.personKeyId === null && !mayBeBought(cart.channelId);
    if (state !== 'expired' && !isGivenUp) continue;
    await endHold(scope, cart.holdId);
    if (isGivenUp) await updateCart(scope, cart.id, { holdExpiresAt: app.clock() });
    ended.set(cart.id, 'expired');
  }
  return ended;
}
