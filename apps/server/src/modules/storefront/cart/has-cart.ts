import type { App } from '../../../platform/app.ts';
import { batcher } from '../../../platform/batcher.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { listCartKeys } from './cart.repository.ts';

interface CartKey {
  channelId: string;
  idempotencyKey: string;
}

/** Whether this key has its cart: the request is a repeated one. */
export async function hasCart(
  app: App,
  clientId: string,
  { channelId, idempotencyKey }: { channelId: string | null; idempotencyKey: string | null },
): Promise<boolean> {
  return (
    channelId !== null && idempotencyKey !== null && findCart(app, clientId, { channelId, idempotencyKey })
  );
}

/** Batched: one statement for concurrent requests. */
const findCart = batcher<CartKey, boolean>(
  { batchSize: 1_000, queueSize: 10_000, totalQueueSize: 30_000, concurrency: 1 },
  async (app, clientId, asked) => {
    const keys = await inClient(app.db, clientId, (scope) => listCartKeys(scope, asked));
    return asked.map(({ channelId, idempotencyKey }) => {
      return { status: 'fulfilled', value: keys.has(`${channelId} ${idempotencyKey}`) };
    });
  },
);
