import { describe, expect, test } from 'vitest';
import { defaultChannelColours } from './channel.ts';
import { channelColourRatios, checkChannelColours, salesPagePalette } from './channel-colours.ts';
import { contrastRatio } from './colour-contrast.ts';

describe('the colours of a sales page', () => {
  test('black on white has the highest contrast, a colour on itself the lowest', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrastRatio('#C2402A', '#c2402a')).toBe(1);
  });

  test('the default scheme reads well', () => {
    expect(checkChannelColours(defaultChannelColours).ok).toBe(true);
    expect(channelColourRatios(defaultChannelColours)[0]?.ratio).toBeCloseTo(5.2, 1);
  });

  test('the default scheme has the lines and edges of the design', () => {
    const { line, control } = salesPagePalette(defaultChannelColours);
    expect(contrastRatio(line, '#E5DCCB')).toBeLessThan(1.02);
    expect(contrastRatio(control, '#8A8272')).toBeLessThan(1.02);
  });

  test('pale text on paper is refused and the ratio is named', () => {
    const result = checkChannelColours({ ...defaultChannelColours, ink: '#AAAAAA' });
    expect(result).toEqual({
      ok: false,
      refusals: [{ code: 'contrast-too-low', field: 'colours.ink', params: { ratio: 2.1 } }],
    });
  });

  test.each([
    defaultChannelColours,
    { brand: '#F4D35E', ink: '#1A1A1A', paper: '#FFFFFF' },
    { brand: '#124E66', ink: '#0B1D26', paper: '#F2F6F7' },
  ])('every text and every edge derived from %j is readable', (colours) => {
    const palette = salesPagePalette(colours);
    expect(contrastRatio(palette.onBrand, palette.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.onBrand, palette.brandHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.brandText, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.muted, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.control, palette.paper)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(palette.ink, palette.brandSoft)).toBeGreaterThanOrEqual(4.5);
  });
});
