import type { Contest, Measure, Program, Run, Side } from './benchmark.ts';
import { median } from './median.ts';
import { processorTime } from './processor-time.ts';

export interface ProcessorTime {
  program: Program;
  /** Of one operation; undefined where the system does not tell. */
  microseconds: number | undefined;
}

export interface Repetition {
  foyer: number;
  other: number;
  /** Processor time of one operation of Foyer's and of the other, where the sides name programs. */
  processor: { foyer: ProcessorTime[]; other: ProcessorTime[] };
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
    const inTurn = index % 2 === 0 ? [foyer, other] : [other, foyer];
    const measured = new Map<Side, Figures>();
    for (const side of inTurn) measured.set(side, await run(side));
    const [ours, theirs] = [foyer, other].map((side) => measured.get(side));
    if (!ours || !theirs) throw new Error('a side was not run');
    const processor = { foyer: ours.processor, other: theirs.processor };
    repetitions.push({ foyer: ours.figure, other: theirs.figure, processor });
  }
  return {
    repetitions,
    foyerMedian: median(repetitions.map((one) => one.foyer)),
    otherMedian: median(repetitions.map((one) => one.other)),
    ratio: median(repetitions.map((one) => one.foyer / one.other)),
  };
}

interface Figures {
  figure: number;
  processor: ProcessorTime[];
}

async function runOnce(side: Side, measure: Measure, seconds: number): Promise<Figures> {
  const startedAt = performance.now();
  const programs = side.programs ?? [];
  const before = programs.map(({ pid }) => processorTime(pid));
  const run = await side.run(seconds * 1000);
  const processor = programs.map((program, index) => {
    const [began, ended] = [before[index], processorTime(program.pid)];
    const isKnown = began !== undefined && ended !== undefined;
    return { program, microseconds: isKnown ? (ended - began) / run.done : undefined };
  });
  return { figure: figureOf(run, measure, performance.now() - startedAt), processor };
}

function figureOf({ done, p99Milliseconds }: Run, measure: Measure, milliseconds: number): number {
  if (measure === 'p99') return p99Milliseconds;
  return measure === 'rate' ? done / (milliseconds / 1000) : milliseconds / done;
}
