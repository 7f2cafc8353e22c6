import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { type Reach, reachOf } from '../../platform/http/outgoing/post-public.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { findChannel } from '../channels/index.ts';
import { getOrder } from '../orders/index.ts';
import { upsertTry } from './popup-data.repository.ts';
import { type Sent, sendSigned } from './send-signed.ts';
import { findSigningSecret } from './signing-secret.ts';
import { summaryOfOrder } from './summary-of-order.ts';

const payload = z.object({ orderId: z.uuid() });

/** What did not arrive is tried again by the queue, and is then shown as failed. */
export const sendSummarySubscription: Subscription = {
  bus: 'event',
  type: 'embedded-order-completed',
  destination: 'popup-data',
  handle: readingPayload(payload, async (app, { id, clientId, payload: { orderId } }) =>
    sendSummary(app, { id, clientId, orderId }, reachOf(app.env)),
  ),
};

/**
 * Tells the address of an order's channel that it completed on a page of the museum's own site. Nothing leaves unsigned.
 * @throws an error where it did not arrive; the channel keeps why.
 */
export async function sendSummary(
  app: App,
  { id, clientId, orderId }: { id: string; clientId: string; orderId: string },
  reach: Reach,
): Promise<void> {
  const found = await inClient(app.db, clientId, async (scope) => {
    const order = await getOrder(scope, orderId);
    const channel = order.channelId === null ? undefined : await findChannel(scope, order.channelId);
    const url = channel?.salesFlow.popupData.url;
    if (!channel || !url) return null;
    const secret = await findSigningSecret(app, scope, channel.id);
    return { channelId: channel.id, url, secret, summary: await summaryOfOrder(scope, order, channel) };
  });
  if (!found) return;
  const { channelId, url, secret, summary } = found;
  const sent: Sent = secret
    ? await sendSigned(app, { url, secret, id }, summary, reach)
    : { problem: 'no-secret', status: null };
  await inClient(app.db, clientId, (scope) => upsertTry(scope, channelId, { at: app.clock(), ...sent }));
  if (sent.problem) {
    throw new Error(
      `The order summary did not arrive: ${[sent.problem, sent.status].filter(Boolean).join(' ')}`,
    );
  }
}
