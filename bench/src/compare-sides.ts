import type { Contest, Measure, Run, Side } from './benchmark.ts';
import { median } from './median.ts';

export interface Repetition {
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
 * Runs both sides in turn, `runs` times. The side that begins alternates, so that a machine that grows slower or
 * faster favours neither. One short run of each comes first and is not counted; `settle` runs after it.
 */
export async function compareSides(
  { foyer, other, measure }: Pick<Contest, 'foyer' | 'other' | 'measure'>,
  length: Length,
  settle: () => Promise<unknown> = async () => {},
): Promise<Comparison> {
  for (const side of [foyer, other]) await runOnce(side, measure, Math.min(1, length.secondsPerSide));
  await settle();
  const repetitions: Repetition[] = [];
  for (let index = 0; index < length.repetitions; index += 1) {
    const run = (side: Side) => runOnce(side, measure, length.secondsPerSide);
    if (index % 2 === 0) {
      const first = await run(foyer);
      repetitions.push({ foyer: first, other: await run(other) });
    } else {
      const first = await run(other);
      repetitions.push({ foyer: await run(foyer), other: first });
    }
  }
  return {
    repetitions,
    foyerMedian: median(repetitions.map((one) => one.foyer)),
    otherMedian: median(repetitions.map((one) => one.other)),
    ratio: median(repetitions.map((one) => one.foyer / one.other)),
  };
}

async function runOnce(side: Side, measure: Measure, seconds: number): Promise<number> {
  const startedAt = performance.now();
  const run = await side.run(seconds * 1000);
  return figureOf(run, measure, performance.now() - startedAt);
}

function figureOf({ done, p99Milliseconds }: Run, measure: Measure, milliseconds: number): number {
  if (measure === 'p99') return p99Milliseconds;
  return measure === 'rate' ? done / (milliseconds / 1000) : milliseconds / done;
}
