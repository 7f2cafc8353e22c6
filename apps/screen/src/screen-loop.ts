import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import type { WallAnswer } from './ask-wall.ts';

/** With the two seconds that the server keeps an answer, a revoked screen is neutral within ten. */
const ASK_EVERY_MS = 5_000;
/** A screen that was revoked may belong to a museum that comes back. */
const ASK_GONE_EVERY_MS = 60_000;
/** From this age on the screen says how old its data is: two answers did not come. */
const OLD_AFTER_MS = 15_000;
/** Older data is not shown: only the logo is (next-desk.md). */
const SHOWN_FOR_MS = 10 * 60_000;

/** An answer that says nothing new is kept so often: less often than the memory of a small device wears out. */
const KEEP_EVERY_MS = 60_000;

/** What is to be seen. */
export type ScreenView =
  | { kind: 'empty' }
  | { kind: 'neutral' }
  | { kind: 'logo'; wall: ShownWall }
  | {
      kind: 'wall';
      wall: ShownWall;
      /** Which of its languages. */
      face: number;
      /** The instant now, by the server's clock. */
      now: number;
      /** The instant of the last answer, once that is old. */
      asOf: number | null;
    };

/** What a screen keeps over a reload without a network: its last answer, and when that was by the server's clock. */
export interface KeptWall {
  wall: ShownWall;
  answeredAt: number;
  /** What is added to the device's clock to get the server's. */
  offset: number;
}

export interface LoopParts {
  /** Of an earlier run of this page; null = none. */
  kept: KeptWall | null;
  /** Keeps the last answer, or forgets it. */
  keep: (kept: KeptWall | null) => void;
  ask: (etag: string | null) => Promise<WallAnswer>;
  show: (view: ScreenView) => void;
  /** A newer build of the page is on the server. */
  onNewBuild: (build: string) => void;
  /** Milliseconds of a clock that is never set. */
  ticks: () => number;
  /** Milliseconds of the device's clock, which may be wrong. */
  deviceTime: () => number;
}

/**
 * What a screen does each second, for days: it asks every five seconds, one question at a time, lets its languages take
 * turns and ages what it shows. It keeps one answer and nothing else, so that it never grows.
 */
export function createScreenLoop(parts: LoopParts): () => void {
  const { kept, keep, ask, show, onNewBuild, ticks, deviceTime } = parts;
  const began = ticks();
  let wall: ShownWall | null = kept?.wall ?? null;
  let etag: string | null = null;
  let isGone = false;
  let isAsking = false;
  let askAt = began;
  let answeredAt = began - ageOf(kept, deviceTime());
  let offset = kept?.offset ?? 0;
  let keepAt = began;

  const take = (answer: WallAnswer) => {
    if (answer.kind === 'failed') return;
    if (answer.kind === 'gone') {
      [isGone, wall, etag] = [true, null, null];
      keep(null);
      return;
    }
    isGone = false;
    answeredAt = ticks();
    if (answer.serverTime !== null) offset = answer.serverTime - deviceTime();
    const isNew = answer.kind === 'wall';
    if (isNew) ({ wall, etag } = answer);
    if (wall && (isNew || ticks() >= keepAt)) {
      keepAt = ticks() + KEEP_EVERY_MS;
      keep({ wall, answeredAt: deviceTime() + offset, offset });
    }
    if (isNew) onNewBuild(answer.wall.build);
  };

  const viewNow = (): ScreenView => {
    if (isGone) return { kind: 'neutral' };
    if (!wall) return { kind: 'empty' };
    const age = ticks() - answeredAt;
    if (age > SHOWN_FOR_MS) return { kind: 'logo', wall };
    const turn = Math.floor((ticks() - began) / (wall.languageSeconds * 1_000));
    const now = deviceTime() + offset;
    return {
      kind: 'wall',
      wall,
      face: turn % Math.max(1, wall.faces.length),
      now,
      asOf: age > OLD_AFTER_MS ? now - age : null,
    };
  };

  return () => {
    if (!isAsking && ticks() >= askAt) {
      isAsking = true;
      void ask(etag).then((answer) => {
        take(answer);
        isAsking = false;
        askAt = ticks() + (isGone ? ASK_GONE_EVERY_MS : ASK_EVERY_MS);
        show(viewNow());
      });
    }
    show(viewNow());
  };
}

/** How old a kept answer is. By a clock that lies before it, as after a loss of power, its age is not known: it is too old. */
function ageOf(kept: KeptWall | null, deviceTime: number): number {
  if (!kept) return 0;
  const age = deviceTime + kept.offset - kept.answeredAt;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
}
