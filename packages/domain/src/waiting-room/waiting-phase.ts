import type { WaitingLine, WaitingRoomSettings } from './waiting-room.ts';

/**
 * off: the channel has no waiting room. calm: every visitor may buy. before-start: all visitors wait for the announced
 * start. draw: the start has come and no lots are drawn yet. open: newcomers get a place.
 */
export const waitingPhases = ['off', 'calm', 'before-start', 'draw', 'open'] as const;
export type WaitingPhase = (typeof waitingPhases)[number];

export function waitingPhase(
  settings: Pick<WaitingRoomSettings, 'cartsAMinute' | 'startsAt' | 'opensBeforeMinutes'>,
  line: Pick<WaitingLine, 'openedAt' | 'drawnFor'>,
  at: Date,
): WaitingPhase {
  const { cartsAMinute, startsAt, opensBeforeMinutes } = settings;
  if (cartsAMinute === null) return 'off';
  if (startsAt !== null && line.drawnFor?.getTime() !== startsAt.getTime()) {
    if (at >= startsAt) return 'draw';
    if (at.getTime() >= startsAt.getTime() - opensBeforeMinutes * 60_000) return 'before-start';
  }
  return line.openedAt === null ? 'calm' : 'open';
}
