import type { Product } from '@foyer/domain/catalog/product.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketGroupsOfProducts } from '../catalog/index.ts';
import { listChannels } from './channel.repository.ts';

export interface ChannelOfProduct {
  channel: Channel;
  /** Of the product's ticket groups, how many the channel has chosen. */
  ticketGroupCount: number;
  enabled: boolean;
  nameOnChannel: string;
}

/** Of each product, in their order, every channel of the client by title and how the product is sold there. */
export async function listChannelsOfProducts(
  scope: ClientScope,
  products: readonly Product[],
): Promise<ChannelOfProduct[][]> {
  const groups = await listTicketGroupsOfProducts(
    scope,
    products.map(({ id }) => id),
  );
  const channels = await listChannels(scope);
  return products.map((product) => {
    const own = groups.filter(({ productId }) => productId === product.id);
    return channels.map((channel) => {
      const decided = product.channels.find(({ channelId }) => channelId === channel.id);
      const { enabled = true, nameOnChannel = '' } = decided ?? {};
      const chosen = own.filter(({ id }) => channel.ticketGroupIds.includes(id));
      return { channel, enabled, nameOnChannel, ticketGroupCount: chosen.length };
    });
  });
}
