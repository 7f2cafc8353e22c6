import type { Contest, Side } from './benchmark.ts';
import { median } from './median.ts';

export interface Repetition {
  /** Operations per second. */
  foyer: number;
  other: number;
}

export interface Comparison {
  repetitions: Repetition[];
  foyerMedian: number;
  otherMedian: number;
  /** The median of the repetitions' own ratios: what the machine did to both sides at once cancels out. */
  ratio: number;
}

export interface Length {
  repetitions: number;
  secondsPerSide: number;
}

/**
 * Runs both sides in turn, so many times; who begins alternates, so that a machine that grows slower or faster
 * favours nobody. One short run of each comes first and is not counted.
 */
export async function compareSides(contest: Contest, length: Length): Promise<Comparison> {
  for (const side of [contest.foyer, contest.other])
    await perSecond(side, Math.min(1, length.secondsPerSide));
  const repetitions: Repetition[] = [];
  for (let index = 0; index < length.repetitions; index += 1) {
    const measure = (side: Side) => perSecond(side, length.secondsPerSide);
    if (index % 2 === 0) {
      const foyer = await measure(contest.foyer);
      repetitions.push({ foyer, other: await measure(contest.other) });
    } else {
      const other = await measure(contest.other);
      repetitions.push({ foyer: await measure(contest.foyer), other });
    }
  }
  return {
    repetitions,
    foyerMedian: median(repetitions.map((one) => one.foyer)),
    otherMedian: median(repetitions.map((one) => one.other)),
    ratio: median(repetitions.map((one) => one.foyer / one.other)),
  };
}

async function perSecond(side: Side, seconds: number): Promise<number> {
  const startedAt = performance.now();
  const done = await side.run(seconds * 1000);
  return done / ((performance.now() - startedAt) / 1000);
}
