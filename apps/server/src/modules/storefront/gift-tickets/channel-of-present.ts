import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { findChannel, listChannels } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import type { OpenPresent } from '../../gift-cards/index.ts';
import { getOrder } from '../../orders/index.ts';
import { listOffer, type OfferedGroup, saleMoment, sellerOfChannel } from '../../sales/index.ts';

/**
 * The page on which a present gets its date: the one that sold it where that is published and sells its tickets today, else
 * another one that does; undefined = none.
 */
export async function channelOfPresent(
  app: App,
  scope: ClientScope,
  present: Pick<OpenPresent, 'orderId' | 'gifts'>,
): Promise<Channel | undefined> {
  const { timeZone } = await getClient(scope);
  const today = localDateAt(app.clock(), timeZone);
  const { channelId } = await getOrder(scope, present.orderId);
  const seller = channelId === null ? undefined : await findChannel(scope, channelId);
  for (const channel of [...(seller ? [seller] : []), ...(await listChannels(scope))]) {
    if (publicationState(channel, today) !== 'published') continue;
    if ((await groupsOfPresent(app, scope, channel, present)).length > 0) return channel;
  }
  return undefined;
}

/** The ticket groups of a present as a page offers them; none where it does not sell all of its tickets. */
export async function groupsOfPresent(
  app: App,
  scope: ClientScope,
  channel: Channel,
  { gifts }: Pick<OpenPresent, 'gifts'>,
  language: string = channel.defaultLanguage,
): Promise<OfferedGroup[]> {
  const client = await getClient(scope);
  const context = { seller: sellerOfChannel(channel), client };
  const offer = await listOffer(scope, context.seller, language, saleMoment(app, context));
  const groups = offer.filter(({ ticketTypes }) => ticketTypes.some(({ id }) => gifts.has(id)));
  const sold = new Set(groups.flatMap(({ ticketTypes }) => ticketTypes.map(({ id }) => id)));
  return [...gifts.keys()].every((id) => sold.has(id)) ? groups : [];
}
