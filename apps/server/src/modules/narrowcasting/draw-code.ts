import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { encode } from 'uqr';

/** A QR code as one SVG path of its dark squares, without its quiet zone. */
export function drawCode(text: string): NonNullable<ShownWall['code']> {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
