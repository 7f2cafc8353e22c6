import { paletteProperties } from '@foyer/domain/channels/channel-colours.ts';
import { cornerScale } from '@foyer/domain/channels/channel-style.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { CSSProperties } from 'react';

/** The channel's colours and corners for the style attribute of a page. */
export function lookStyle({
  colours,
  style,
}: Pick<SalesPage['channel'], 'colours' | 'style'>): CSSProperties {
  return { ...paletteProperties(colours), '--corners': cornerScale[style.corners] } as CSSProperties;
}
