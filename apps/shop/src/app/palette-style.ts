import type { ChannelColours } from '@foyer/domain/channels/channel.ts';
import { salesPagePalette } from '@foyer/domain/channels/channel-colours.ts';
import type { CSSProperties } from 'react';

/** The channel's colours as the custom properties that the style sheets paint with. */
export function paletteStyle(colours: ChannelColours): CSSProperties {
  const palette = salesPagePalette(colours);
  const properties = {
    '--brand': palette.brand,
    '--on-brand': palette.onBrand,
    '--brand-hover': palette.brandHover,
    '--brand-soft': palette.brandSoft,
    '--brand-text': palette.brandText,
    '--ink': palette.ink,
    '--muted': palette.muted,
    '--paper': palette.paper,
    '--line': palette.line,
    '--control': palette.control,
  };
  return properties as CSSProperties;
}
