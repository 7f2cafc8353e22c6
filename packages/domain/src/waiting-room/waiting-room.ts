/** Why a waiting room is open. */
export const openingCauses = ['carts', 'load', 'start'] as const;
export type OpeningCause = (typeof openingCauses)[number];

/** What staff set for a channel (product.md, section 16). */
export interface WaitingRoomSettings {
  /** Above this, newcomers wait; while they wait, so many are let in. Null = the channel has no waiting room. */
  cartsAMinute: number | null;
  /** It also opens while the server measures slow answers. */
  opensByLoad: boolean;
  /** An announced start: who is there before it gets a random place. */
  startsAt: Date | null;
  /** Before the announced start, the waiting page is open for so long. */
  opensBeforeMinutes: number;
  /** Once it is a visitor's turn, so long there is to begin a cart. */
  minutesToBegin: number;
  /** Admission stops until staff resume it. */
  isPaused: boolean;
}

/** The line of a channel: everything that every server process must agree on. */
export interface WaitingLine {
  /** The last place given out, in the order of arrival. */
  lastEntry: number;
  /** The last number given out: the order in which visitors are let in. */
  lastNumber: number;
  /** Every number up to this one had its turn. */
  admittedNumber: number;
  /** Visitors that may be let in now: grows with time. */
  credit: number;
  tickedAt: Date;
  /** Share of the set rate that the server can serve, 0.1 to 1. */
  pace: number;
  /** Null = closed: every visitor may buy. */
  openedAt: Date | null;
  openedBy: OpeningCause | null;
  /** Since when the line is empty; null = it is not. */
  emptySince: Date | null;
  /** The announced start for which lots were drawn. */
  drawnFor: Date | null;
  /** Carts let through in the present window of a minute, and in the one before. */
  windowStart: Date;
  windowCarts: number;
  windowBefore: number;
}

export const newLine = (at: Date): WaitingLine => ({
  lastEntry: 0,
  lastNumber: 0,
  admittedNumber: 0,
  credit: 0,
  tickedAt: at,
  pace: 1,
  openedAt: null,
  openedBy: null,
  emptySince: null,
  drawnFor: null,
  windowStart: at,
  windowCarts: 0,
  windowBefore: 0,
});

/** A page that asks at least this often is there. */
export const presentSeconds = 120;
/** A page that was away for longer has lost its place. */
export const keptSeconds = 600;
