import type { Product } from '@foyer/domain/catalog/product.ts';
import { type ProductChannel, productChannelsInput } from '@foyer/domain/catalog/product-input.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import {
  getProduct,
  listTicketGroupsOfProducts,
  lockProduct,
  raiseProductVersion,
  saveProductChannels,
} from '../catalog/index.ts';
import { addTicketGroupsToChannel, listChannels } from './channel.repository.ts';

const unknown = { code: 'channel-unknown', field: 'channels' };

/**
 * Says on which channels a product is sold and under which name; channels that are not named stay as they are.
 * Enabled on a channel that has none of its ticket groups, it is connected: all of them are added after the others.
 */
export async function changeProductChannels(
  context: RequestContext,
  productId: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<Product> {
  context.require('products', 'edit');
  const wanted = valueOrThrow(parseInput(productChannelsInput, typed));
  return refuseViolations({ product_channel_client_id_channel_id_fkey: unknown }, () =>
    context.inClient(async (scope) => {
      await lockProduct(scope, productId);
      const before = await getProduct(scope, productId);
      await refuseStale(scope, 'product', before, seenVersion);
      if (wanted.length === 0) return before;
      const groups = await listTicketGroupsOfProducts(scope, [productId]);
      const groupIds = groups.map(({ id }) => id);
      const connected = findUnconnected(await listChannels(scope), wanted, groupIds);
      for (const { id } of connected) await addTicketGroupsToChannel(scope, id, groupIds);
      await saveProductChannels(scope, productId, wanted);
      await raiseProductVersion(scope, productId);
      const after = await getProduct(scope, productId);
      await writeAudit(scope, actorOf(context), {
        action: 'change-product-channels',
        entity: 'product',
        entityId: productId,
        before: { channels: before.channels },
        after: { channels: after.channels, connected: connected.map(({ title }) => title) },
      });
      return after;
    }),
  );
}

/** Of the channels to sell on, those that have none of the groups yet. */
function findUnconnected(
  channels: readonly Channel[],
  wanted: readonly ProductChannel[],
  groupIds: readonly string[],
): Channel[] {
  return wanted.flatMap(({ channelId, enabled }) => {
    const channel = channels.find(({ id }) => id === channelId);
    if (!channel) throw new RefusedError([unknown]);
    const has = channel.ticketGroupIds.some((id) => groupIds.includes(id));
    return enabled && !has ? [channel] : [];
  });
}
