import { keptSeconds } from './waiting-room.ts';

export interface PlaceFacts {
  /** Null = lots are not drawn yet. */
  number: number | null;
  seenAt: Date;
  /** When its page was told that it is its turn. */
  calledAt: Date | null;
  usedAt: Date | null;
  leftAt: Date | null;
  /** An address was left: a mail says when it is its turn, so its page may be closed. */
  hasEmail: boolean;
}

/** waiting; turn: it may begin a cart; used: for a cart; over: it left, was away for too long, or did not begin in time. */
export type PlaceState = 'waiting' | 'turn' | 'used' | 'over';

/**
 * A place as its page may use it. A page that was away keeps it where it returns within ten minutes, or left an address.
 */
export function placeState(
  { number, seenAt, calledAt, usedAt, leftAt, hasEmail }: PlaceFacts,
  { admittedNumber, minutesToBegin, at }: { admittedNumber: number; minutesToBegin: number; at: Date },
): PlaceState {
  if (usedAt !== null) return 'used';
  if (leftAt !== null) return 'over';
  if (calledAt !== null) return at < passEnd(calledAt, minutesToBegin) ? 'turn' : 'over';
  if (!hasEmail && at.getTime() - seenAt.getTime() > keptSeconds * 1000) return 'over';
  return number !== null && number <= admittedNumber ? 'turn' : 'waiting';
}

/** Until when the visitor may begin a cart. */
export const passEnd = (calledAt: Date, minutesToBegin: number): Date =>
  new Date(calledAt.getTime() + minutesToBegin * 60_000);
