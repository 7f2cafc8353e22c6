import type { Channel } from '@foyer/domain/channels/channel.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listChannelsByUrl } from './channel.repository.ts';

/** The channel that visitors reach by this URL on a day (`today` local to the client). */
export async function findPublishedChannel(
  scope: ClientScope,
  url: string,
  today: string,
): Promise<Channel | undefined> {
  const channels = await listChannelsByUrl(scope, url);
  return channels.find((channel) => publicationState(channel, today) === 'published');
}
