import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { listChannels } from './channel.repository.ts';

/**
 * A page that sells at an instant: the wanted one where it does, else any of the client. undefined = none is published.
 */
export async function findOpenChannel(
  scope: ClientScope,
  at: Date,
  wanted?: Channel,
): Promise<Channel | undefined> {
  const { timeZone } = await getClient(scope);
  const today = localDateAt(at, timeZone);
  const isOpen = (channel: Channel) => publicationState(channel, today) === 'published';
  return wanted && isOpen(wanted) ? wanted : (await listChannels(scope)).find(isOpen);
}
