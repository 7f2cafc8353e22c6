/** How a wall screen is laid out: version 1 is a list in words, version 2 a board with pictures and events. */
export const wallLayouts = ['list', 'board'] as const;
export type WallLayout = (typeof wallLayouts)[number];

export const wallOrientations = ['landscape', 'portrait'] as const;
export type WallOrientation = (typeof wallOrientations)[number];

/** Rows that fit without scrolling and are read at eight metres (design.md, Wall). */
const rowsThatFit: Readonly<Record<WallLayout, Record<WallOrientation, number>>> = {
  list: { landscape: 8, portrait: 14 },
  board: { landscape: 7, portrait: 6 },
};

export function wallRows(layout: WallLayout, orientation: WallOrientation): number {
  return rowsThatFit[layout][orientation];
}

/** The first colours of a screen: those of the design. */
export const defaultWallColours = {
  backgroundColour: '#0F2233',
  textColour: '#FFFFFF',
  accentColour: '#F7D48A',
} as const;

/** Most languages that take turns on one screen. */
export const mostWallLanguages = 4;
