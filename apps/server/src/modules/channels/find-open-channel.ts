import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import { type CodeOption, takesCodes } from '@foyer/domain/channels/takes-codes.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { listChannels } from './channel.repository.ts';

interface OpenChannelWish {
  /** Goes before all others. */
  wanted?: Channel | undefined;
  /** Only pages that take codes of this kind. */
  taking?: CodeOption;
}

/**
 * A page that sells at an instant: the wanted one where it does, else any of the client. undefined = no page that is
 * published does what is wished.
 */
export async function findOpenChannel(
  scope: ClientScope,
  at: Date,
  { wanted, taking }: OpenChannelWish = {},
): Promise<Channel | undefined> {
  const { timeZone } = await getClient(scope);
  const today = localDateAt(at, timeZone);
  const isOpen = (channel: Channel) =>
    publicationState(channel, today) === 'published' &&
    (taking === undefined || takesCodes(channel.salesFlow, taking));
  return wanted && isOpen(wanted) ? wanted : (await listChannels(scope)).find(isOpen);
}
