import type { ChannelColours } from '@foyer/domain/channels/channel.ts';
import { paletteProperties } from '@foyer/domain/channels/channel-colours.ts';
import type { CSSProperties } from 'react';

/** The channel's colours for the style attribute of a page. */
export function paletteStyle(colours: ChannelColours): CSSProperties {
  return paletteProperties(colours) as CSSProperties;
}
