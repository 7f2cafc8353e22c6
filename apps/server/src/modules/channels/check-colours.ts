import type { ChannelColours } from '@foyer/domain/channels/channel.ts';
import { checkChannelColours } from '@foyer/domain/channels/channel-colours.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { shareSchemeColours } from './colour-schemes/colour-scheme.repository.ts';

interface Coloured {
  colours: ChannelColours;
  colourSchemeId: string | null;
}

/** The colours of a channel; those of its scheme under a lock, so that they stay until the transaction ends. */
export async function lockedColours(
  scope: ClientScope,
  { colours, colourSchemeId }: Coloured,
): Promise<ChannelColours> {
  const ofScheme = colourSchemeId === null ? undefined : await shareSchemeColours(scope, colourSchemeId);
  return ofScheme ?? colours;
}

/** Refuses (`contrast-too-low`) colours that cannot be read. */
export async function refuseUnreadable(scope: ClientScope, coloured: Coloured): Promise<void> {
  valueOrThrow(checkChannelColours(await lockedColours(scope, coloured)));
}
