import type { Benchmark, Contest } from './benchmark.ts';
import type { Comparison } from './compare-sides.ts';

const perSecond = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const times = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** The runs, the two medians and the ratio, as lines to read. */
export function describeComparison(
  { name, unit }: Pick<Benchmark, 'name' | 'unit'>,
  { foyer, other }: Pick<Contest, 'foyer' | 'other'>,
  comparison: Comparison,
): string[] {
  const side = (title: string, values: number[], median: number) =>
    `  ${title.padEnd(52)} median ${perSecond.format(median).padStart(8)} ${unit}   runs ${values.map((value) => perSecond.format(value)).join(' ')}`;
  const { repetitions, foyerMedian, otherMedian, ratio } = comparison;
  return [
    name,
    side(
      foyer.name,
      repetitions.map((one) => one.foyer),
      foyerMedian,
    ),
    side(
      other.name,
      repetitions.map((one) => one.other),
      otherMedian,
    ),
    `  ratio ${times.format(ratio)}, the median of ${repetitions.map((one) => times.format(one.foyer / one.other)).join(' ')}`,
  ];
}
