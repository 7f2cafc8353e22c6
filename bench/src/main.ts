import { parseArgs } from 'node:util';
import { withBenchDatabase } from './bench-database.ts';
import type { Benchmark } from './benchmark.ts';
import { compareSides, type Length } from './compare-sides.ts';
import { describeComparison } from './describe-comparison.ts';
import { holdsOnOneTimeslot } from './holds-on-one-timeslot.ts';

const benchmarks: readonly Benchmark[] = [holdsOnOneTimeslot];

/** `npm run bench -- [part of a name] [--repetitions 5] [--seconds 3]`; ends with 1 when a check afterwards fails. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repetitions: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const length = { repetitions: Number(values.repetitions), secondsPerSide: Number(values.seconds) };
if (!(length.repetitions >= 1 && length.secondsPerSide > 0)) {
  console.error('--repetitions is a number from 1, --seconds a number above 0');
  process.exit(2);
}
const chosen = benchmarks.filter(({ name }) => positionals.every((part) => name.includes(part)));
let faults = 0;
for (const benchmark of chosen) faults += await measure(benchmark, length);
if (chosen.length === 0)
  console.error(`No such benchmark. There is: ${benchmarks.map(({ name }) => name).join(', ')}`);
process.exit(faults > 0 || chosen.length === 0 ? 1 : 0);

/** Each benchmark has a database of its own. @returns the number of faults found afterwards. */
async function measure(benchmark: Benchmark, length: Length): Promise<number> {
  return withBenchDatabase(async (database) => {
    const contest = await benchmark.prepare(database);
    try {
      const comparison = await compareSides(contest, length);
      for (const line of describeComparison(benchmark, contest, comparison)) console.log(line);
      const faults = await contest.findFaults();
      for (const fault of faults) console.error(`  FAULT ${fault}`);
      if (faults.length === 0) console.log('  checked: nothing oversold, nothing acknowledged was lost');
      return faults.length;
    } finally {
      await contest.close();
    }
  });
}
