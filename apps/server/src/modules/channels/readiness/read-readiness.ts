import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import {
  type ChannelReadiness,
  channelReadiness,
  type ReadinessFacts,
} from '@foyer/domain/channels/channel-readiness.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';

/** What the modules know that sell by channels: this one knows nothing of offers, payments and pictures. */
export type SalesFacts = Omit<ReadinessFacts, 'isOfKnownType'>;

type ReadSalesFacts = (app: App, scope: ClientScope, channel: Channel) => Promise<SalesFacts>;

/** Until a module offers facts nothing is said to be missing of them: as in the tests of this module alone. */
let readSalesFacts: ReadSalesFacts = async () => ({
  ...{ ticketTypeCount: 1, isPaid: false, paymentMethodCount: 1, hasBanner: true, hasLogo: true },
});

/** The module of the sales pages says what a channel would offer now. */
export function offerSalesFacts(read: ReadSalesFacts): void {
  readSalesFacts = read;
}

/** What is missing before a channel can go live: for its editor, and for Publish. */
export async function readReadiness(
  app: App,
  scope: ClientScope,
  channel: Channel,
): Promise<ChannelReadiness> {
  const { channelTypes, timeZone } = await getClient(scope);
  const facts = await readSalesFacts(app, scope, channel);
  const isOfKnownType = channelTypes.includes(channel.kind);
  return channelReadiness(channel, { ...facts, isOfKnownType }, localDateAt(app.clock(), timeZone));
}
