import type { ClientScope } from '../../../platform/database/database.ts';
import { imageUrl, listImagesFor } from '../../images/index.ts';

export interface ChannelPictures {
  logoUrl: string | null;
  bannerUrl: string | null;
}

/** The pictures that a channel has of its own. */
export async function findChannelPictures(scope: ClientScope, channelId: string): Promise<ChannelPictures> {
  const kept = { owners: ['channel'], purposes: ['ticketstreet-logo', 'ticketstreet-banner'] } as const;
  const images = await listImagesFor(scope, kept, [channelId]);
  const urlOf = (wanted: (typeof kept.purposes)[number]) => {
    const found = images.find(({ purpose }) => purpose === wanted);
    return found ? imageUrl(scope.clientId, found.id) : null;
  };
  return { logoUrl: urlOf('ticketstreet-logo'), bannerUrl: urlOf('ticketstreet-banner') };
}
