import type { WallScreenInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';

/** What a screen shows: saved, or as it is typed. */
export type WallSettings = Omit<WallScreenInput, 'name'> & { waitingMinutes: number | null };
