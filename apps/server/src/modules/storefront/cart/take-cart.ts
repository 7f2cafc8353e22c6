import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, newCartSchema } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import { batcher } from '../../../platform/batcher.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import { readBotProof } from '../../abuse-limits/index.ts';
import { type RefusalOrigin, throughNegativeCache } from '../../sales/index.ts';
import { passOfCart, type SentPlace } from '../../waiting-room/index.ts';
import type { SalesPageAddress } from '../sales-page/open-sales-page.ts';
import { hasCart } from './has-cart.ts';
import { takeCartBatch } from './take-cart-batch.ts';
import type { WaitingCart } from './waiting-cart.ts';

// One batch of a client at a time: a second one would wait for the counters of the first, and each batch costs about 3 ms
// of Node whatever its size (decision 0120).
const batchCart = batcher<WaitingCart, Cart>(
  {
    batchSize: 400,
    sharedBatchSize: 40,
    queueSize: 10_000,
    totalQueueSize: 30_000,
    concurrency: 3,
  },
  takeCartBatch,
);

const noPlace: SentPlace = { place: null, browser: null };

/**
 * Takes places for a visitor and returns the cart. Repeated with the same key it returns the same cart and takes nothing
 * more. Concurrent requests of a client are one batch (decision 0036); repeated ones after a sell-out are answered from the
 * negative cache. `network` is the visitor's `callerNetwork`, within which holds are counted (`open-holds`); null = nowhere.
 * `sent` is the visitor's place in the waiting room: while visitors wait, a cart uses it up.
 * `sentProof` is the proof of work that is needed where the client's bot protection is on.
 * `codePass` is that of `openWithCode`, on a channel for holders of a code; `buyer-code-missing` (403) without it.
 * @throws RefusedError as `passOfCart` and `wishRefusal`; the codes of `holdQuote` (409) with what is left; `bot-check-failed`
 * (403). BusyError when too many wait.
 */
export async function takeCart(
  app: App,
  address: SalesPageAddress,
  typed: unknown,
  idempotencyKey: string | null,
  network: string | null = null,
  sent: SentPlace = noPlace,
  sentProof: string | null = null,
  codePass: string | null = null,
): Promise<Cart> {
  const wish = valueOrThrow(parseInput(newCartSchema, typed), 400);
  const pass = await passOfCart(app, address, sent, ({ clientId, channelId }) =>
    hasCart(app, clientId, { channelId, idempotencyKey }),
  );
  const { client, channel, point = 'website' } = address;
  const proof = sentProof === null ? null : ((await readBotProof(app, address.client, sentProof)) ?? null);
  const wishKey = JSON.stringify({ ...wish, point });
  const cacheKey = `${client} ${channel} ${wishKey}`;
  const isRepeated = ({ clientId, channelId }: RefusalOrigin) =>
    hasCart(app, clientId, { channelId, idempotencyKey });
  return throughNegativeCache(app, { key: cacheKey, isRepeated }, () =>
    batchCart(app, client, {
      channel,
      point,
      wish,
      wishKey,
      cacheKey,
      idempotencyKey,
      network,
      pass,
      proof,
      codePass,
    }),
  );
}
