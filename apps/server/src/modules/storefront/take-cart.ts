import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import { costsOfSale } from '@foyer/domain/pricing/sale-fees.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, newCartSchema } from '@foyer/domain/storefront/cart.ts';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../platform/app.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { type Hold, releaseHold } from '../capacity/index.ts';
import type { Client } from '../clients/index.ts';
import { holdSale } from '../sale-counters/index.ts';
import { findCartByKey, insertCart } from './cart.repository.ts';
import { cartCosts } from './cart-costs.ts';
import { type ChosenPlaces, choosePlaces } from './choose-places.ts';
import { cartSecretOf } from './find-cart.ts';
import { openSalesPage, type SalesPageAddress } from './open-sales-page.ts';
import { showCart } from './show-cart.ts';

interface PreparedCart {
  clientId: string;
  channelId: string;
  language: string;
  currency: Client['currency'];
  chosen: ChosenPlaces;
  holdMinutes: number;
  costs: OrderCosts;
}

/**
 * Takes places for a visitor and gives him a cart. Repeated with the same key it answers the same cart and takes
 * nothing more.
 * @throws RefusedError as `choosePlaces`; the codes of `holdSale` (409) with what is left.
 */
export async function takeCart(
  app: App,
  address: SalesPageAddress,
  typed: unknown,
  idempotencyKey: string | null,
): Promise<Cart> {
  const wish = valueOrThrow(parseInput(newCartSchema, typed), 400);
  const known = await openSalesPage(app, address, async ({ scope, client, channel, today }) => {
    const same = idempotencyKey === null ? undefined : await findCartByKey(scope, channel.id, idempotencyKey);
    if (same) return { cart: await showCart(app, scope, same) };
    const language = chooseLanguage(channel, wish.language);
    const { id: clientId, currency, holdMinutes, timeZone } = client;
    const chosen = await choosePlaces(app, scope, { channel, today, timeZone }, { ...wish, language });
    const costs = costsOfSale(client, 'website');
    const channelId = channel.id;
    return { prepared: { clientId, channelId, language, currency, chosen, holdMinutes, costs } };
  });
  if (known.cart) return known.cart;
  const { prepared } = known;
  const hold = valueOrThrow(
    await holdSale(app, {
      ...prepared.chosen,
      clientId: prepared.clientId,
      channelId: prepared.channelId,
      minutes: prepared.holdMinutes,
      ...(idempotencyKey === null ? {} : { idempotencyKey: `cart ${prepared.channelId} ${idempotencyKey}` }),
    }),
    409,
  );
  return keepCart(app, prepared, hold, idempotencyKey);
}

/** Of two requests with one key that came at the same moment, both answer the cart of the first. */
async function keepCart(
  app: App,
  prepared: PreparedCart,
  hold: Hold,
  idempotencyKey: string | null,
): Promise<Cart> {
  const { clientId, channelId, language, currency, chosen, costs } = prepared;
  try {
    return await inClient(app.db, clientId, async (scope) => {
      const id = uuidv7();
      const secretHash = hashToken(cartSecretOf(app, clientId, id));
      const { timeslot, date, lines } = chosen;
      const cart = {
        id,
        channelId,
        language,
        holdId: hold.id,
        holdExpiresAt: hold.expiresAt,
        timeslotId: timeslot?.id ?? null,
        visitDate: date,
        lines,
        ...cartCosts(costs),
      };
      const isNew = await insertCart(scope, { ...cart, secretHash, idempotencyKey });
      const same =
        isNew || idempotencyKey === null ? undefined : await findCartByKey(scope, channelId, idempotencyKey);
      const fresh = { ...cart, extensions: 0, details: null, personKeyId: null, orderId: null };
      if (same) return showCart(app, scope, same);
      return showCart(app, scope, fresh, { currency, timeslot });
    });
  } catch (error) {
    await releaseHold(app, clientId, hold.id);
    throw error;
  }
}
