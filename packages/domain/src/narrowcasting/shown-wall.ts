import type { ContentLanguage } from '../catalog/content-text.ts';
import type { WallColours } from './wall-colours.ts';
import type { WallLayout, WallOrientation } from './wall-layouts.ts';

/** How a row's badge is drawn: an exception's colour may change it, its words never. */
export type WallLook = 'open' | 'few' | 'full';

export interface WallRow {
  id: string;
  /** By the clocks of its place. */
  time: string;
  title: string;
  place: string;
  imageUrl: string | null;
  /** 'Full', '5 left', in the language of the face. */
  word: string;
  look: WallLook;
}

export interface WallEvent {
  id: string;
  /** 'Tomorrow, 19:00'. */
  when: string;
  title: string;
  /** How many places are left, where the event shows it. */
  word: string | null;
}

/** All that a screen shows in one of its languages. */
export interface WallFace {
  language: ContentLanguage;
  /** The names of its columns. */
  heading: { time: string; activity: string; places: string };
  /** `{time}` is the moment of the last answer. */
  asOf: string;
  rows: WallRow[];
  /** Instead of rows, where there are none; null = the screen shows no timeslots. */
  noRows: string | null;
  events: WallEvent[];
  waiting: { label: string; value: string } | null;
  /** Beside the code; null = the screen has no sales page. */
  book: string | null;
  footer: string;
}

/** The answer to a wall screen: no person and nothing secret is in it. */
export interface ShownWall {
  /** The name of the page's script: another one than its own makes a screen load its page again. */
  build: string;
  name: string;
  town: string;
  logoUrl: string | null;
  timeZone: string;
  layout: WallLayout;
  orientation: WallOrientation;
  colours: WallColours;
  languageSeconds: number;
  /** The address of the sales page as a QR code: an SVG path on a square of so many modules. */
  code: { path: string; size: number } | null;
  /** One for each language, in turn. */
  faces: WallFace[];
}

/** Where the frame beside the editor is. */
export const wallPreviewPath = '/screen/ui/preview';
/** From the frame to the page around it: it can show something now. */
export const wallPreviewReady = 'foyer-wall-ready';
/** From the editor to the frame. Both only listen to their own origin. */
export interface WallPreviewMessage {
  kind: 'foyer-wall';
  wall: ShownWall;
  /** Shown without taking turns; null = in turn. */
  language: string | null;
}
