import { ok, type Refusal, type Result, refused } from '../result/result.ts';
import type { ChannelColours } from './channel.ts';
import { contrastRatio, minimumTextContrast, mixColours, shadeColour } from './colour-contrast.ts';

/** Everything a sales page paints with, made from a channel's three colours. */
export interface SalesPagePalette extends ChannelColours {
  /** Text on the brand colour: white or ink, whichever reads better. */
  onBrand: string;
  brandHover: string;
  /** Tint behind the selected choice. */
  brandSoft: string;
  /** The brand colour as text (links), darkened until it reads on paper. */
  brandText: string;
  /** Secondary text. */
  muted: string;
  /** Dividers and card edges. */
  line: string;
  /** Edges of inputs and round buttons: at least 3 : 1. */
  control: string;
}

/** Derives the palette of a sales page; with colours that pass `checkChannelColours` every text pair is AA. */
export function salesPagePalette({ brand, ink, paper }: ChannelColours): SalesPagePalette {
  const onBrand = textOn(brand, ink);
  return {
    brand,
    ink,
    paper,
    onBrand,
    brandHover: mixColours(brand, onBrand === ink ? '#FFFFFF' : ink, 0.16),
    brandSoft: mixColours(brand, '#FFFFFF', 0.88),
    brandText: mixUntil(brand, ink, paper, minimumTextContrast + 0.3),
    muted: mixUntil(mixColours(ink, paper, 0.32), ink, paper, 5.2),
    line: shadeColour(paper, 0.937, 1.68),
    control: mixUntil(shadeColour(paper, 0.58, 3.28), ink, paper, 3.2),
  };
}

/** The same as the custom properties that the sales page's style sheets paint with. */
export function paletteProperties(colours: ChannelColours): Readonly<Record<`--${string}`, string>> {
  const palette = salesPagePalette(colours);
  return {
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
}

export interface ColourRatio {
  pair: 'brand' | 'ink';
  ratio: number;
  readable: boolean;
}

/** The ratios that the editor shows: text on the brand's buttons, and text on paper. */
export function channelColourRatios(colours: ChannelColours): ColourRatio[] {
  const brand = contrastRatio(textOn(colours.brand, colours.ink), colours.brand);
  const ink = contrastRatio(colours.ink, colours.paper);
  return [
    { pair: 'brand', ratio: brand, readable: brand >= minimumTextContrast },
    { pair: 'ink', ratio: ink, readable: ink >= minimumTextContrast },
  ];
}

/** Refuses (`contrast-too-low`) colours whose text would be under 4.5 : 1; such a page is never published. */
export function checkChannelColours(colours: ChannelColours): Result<ChannelColours> {
  const refusals: Refusal[] = channelColourRatios(colours)
    .filter((entry) => !entry.readable)
    .map((entry) => ({
      code: 'contrast-too-low',
      field: `colours.${entry.pair}`,
      params: { ratio: Math.floor(entry.ratio * 10) / 10 },
    }));
  return refusals.length > 0 ? refused(...refusals) : ok(colours);
}

function textOn(background: string, ink: string): string {
  return contrastRatio('#FFFFFF', background) >= contrastRatio(ink, background) ? '#FFFFFF' : ink;
}

/** Mixes `towards` into `colour` in small steps until it contrasts with `background` by `ratio`. */
function mixUntil(colour: string, towards: string, background: string, ratio: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mixColours(colour, towards, share);
    if (contrastRatio(mixed, background) >= ratio) return mixed;
  }
  return towards;
}
