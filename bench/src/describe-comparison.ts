import type { Contest } from './benchmark.ts';
import type { Comparison } from './compare-sides.ts';
import { median } from './median.ts';

const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const times = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** Whether the ratio is what it has to be. */
export function isReached({ measure }: Pick<Contest, 'measure'>, ratio: number, goal: number): boolean {
  return measure === 'rate' ? ratio >= goal : ratio <= goal;
}

/** The runs, the two medians and the ratio, as lines to read. */
export function describeComparison(contest: Omit<Contest, 'must' | 'aim'>, comparison: Comparison): string[] {
  const unit = contest.measure === 'rate' ? `${contest.unit}/s` : 'ms';
  const side = (title: string, values: number[], middle: number) =>
    `  ${title.padEnd(60)} median ${figures.format(middle).padStart(8)} ${unit}   runs ${values.map((value) => figures.format(value)).join(' ')}`;
  const { repetitions, foyerMedian, otherMedian, ratio } = comparison;
  return [
    contest.name,
    side(
      contest.foyer.name,
      repetitions.map((one) => one.foyer),
      foyerMedian,
    ),
    side(
      contest.other.name,
      repetitions.map((one) => one.other),
      otherMedian,
    ),
    ...describeProcessor(comparison),
    `  ratio ${times.format(ratio)}, the median of ${repetitions.map((one) => times.format(one.foyer / one.other)).join(' ')}`,
  ];
}

/** The processor time of one operation in each program that a side names. */
function describeProcessor({ repetitions }: Comparison): string[] {
  const all = repetitions.flatMap(({ processor }) => [...processor.foyer, ...processor.other]);
  const told = [...new Set(all.map(({ program }) => program))].flatMap((program) => {
    const known = all.flatMap((one) => (one.program === program ? (one.microseconds ?? []) : []));
    const goal = program.goal === undefined ? '' : ` (aim ${figures.format(program.goal)})`;
    return known.length > 0 ? [`${program.name} ${figures.format(median(known))} µs${goal}`] : [];
  });
  return told.length > 0 ? [`  processor time of one: ${told.join(', ')}`] : [];
}

/** A line of the table at the end: what was compared, the ratio, what it has to be. */
export function describeResult(contest: Contest, { ratio }: Comparison): string {
  const bound = contest.measure === 'rate' ? 'at least' : 'at most';
  const verdict = isReached(contest, ratio, contest.aim)
    ? 'aim reached'
    : isReached(contest, ratio, contest.must)
      ? 'reached'
      : 'NOT REACHED';
  const goals = `must be ${bound} ${contest.must}, aim ${contest.aim}`;
  return `${contest.name.padEnd(72)} ${times.format(ratio).padStart(8)}   ${goals.padEnd(34)} ${verdict}`;
}
