import { createHash } from 'node:crypto';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { findOrderInput } from '@foyer/domain/storefront/find-order.ts';
import type { App } from '../../../platform/app.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { sendMessages } from '../../../platform/outbox/send-message.ts';
import { findNewestOrderOf } from '../../orders/index.ts';
import { countBounded } from '../../rate-limits/index.ts';
import { openClientOf } from '../sales-page/open-sales-page.ts';

/**
 * Sends the links of the orders of an address to that address, in the background. Whether there are any changes neither the
 * answer nor what is done for it. Limited for each address and for each network.
 * @throws RefusedError `email-invalid` at its field; SlowDownError.
 */
export async function requestOrderLinks(
  app: App,
  subdomain: string,
  { typed, ip }: { typed: unknown; ip: string },
): Promise<void> {
  const { email } = valueOrThrow(parseInput(findOrderInput, typed));
  const address = createHash('sha256').update(email).digest('base64url');
  await countBounded(app, [
    `order links of ${subdomain} to ${address}`,
    `order links for ${callerNetwork(ip)}`,
  ]);
  await openClientOf(app, subdomain, async ({ scope }) => {
    const orderId = await findNewestOrderOf(scope, email);
    await sendMessages(scope, {
      bus: 'event',
      type: 'order-links-requested',
      payload: { orderId },
      source: 'storefront',
    });
  });
}
