/** Ratio that WCAG 2.2 AA asks of text. */
export const minimumTextContrast = 4.5;

/** Contrast of two `#RRGGBB` colours after WCAG 2.2: 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` (0 to 1) of `into` mixed into `colour`, both `#RRGGBB`. */
export function mixColours(colour: string, into: string, share: number): string {
  const target = channelsOf(into);
  return hexOf(channelsOf(colour).map((value, index) => value + ((target[index] ?? value) - value) * share));
}

/** A shadow of a `#RRGGBB` colour, `share` (0 to 1) as bright; `warmth` above 0 keeps its hue from turning grey. */
export function shadeColour(colour: string, share: number, warmth: number): string {
  return hexOf(channelsOf(colour).map((value) => value * (value / 255) ** warmth * share));
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
