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

export interface LoopParts {
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
export function createScreenLoop({ ask, show, onNewBuild, ticks, deviceTime }: LoopParts): () => void {
  const began = ticks();
  let wall: ShownWall | null = null;
  let etag: string | null = null;
  let isGone = false;
  let isAsking = false;
  let askAt = began;
  let answeredAt = began;
  /** What is added to the device's clock to get the server's. */
  let offset = 0;

  const take = (answer: WallAnswer) => {
    if (answer.kind === 'failed') return;
    if (answer.kind === 'gone') {
      [isGone, wall, etag] = [true, null, null];
      return;
    }
    isGone = false;
    answeredAt = ticks();
    if (answer.serverTime !== null) offset = answer.serverTime - deviceTime();
    if (answer.kind === 'same') return;
    ({ wall, etag } = answer);
    onNewBuild(wall.build);
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
