import { contrastRatio, minimumTextContrast } from '../channels/colour-contrast.ts';

/** The three colours that a wall screen chooses, each `#RRGGBB`. */
export interface WallColours {
  backgroundColour: string;
  textColour: string;
  accentColour: string;
}

export interface WallRatio {
  field: 'textColour' | 'accentColour';
  ratio: number;
  isReadable: boolean;
}

/**
 * What is read on a wall: text on the background, and the background's colour on the accent of a badge. Both need 4.5 : 1;
 * a screen is not saved below it.
 */
export function wallColourRatios({ backgroundColour, textColour, accentColour }: WallColours): WallRatio[] {
  const ratioOf = (field: WallRatio['field'], colour: string): WallRatio => {
    const ratio = contrastRatio(colour, backgroundColour);
    return { field, ratio, isReadable: ratio >= minimumTextContrast };
  };
  return [ratioOf('textColour', textColour), ratioOf('accentColour', accentColour)];
}
