import { parseArgs } from 'node:util';
import { withBenchDatabase } from './bench-database.ts';
import type { Benchmark } from './benchmark.ts';
import { besideAWaitingRoom } from './beside-a-waiting-room.ts';
import { bulkRefunds } from './bulk-refunds.ts';
import { calendarsAndTimeslots } from './calendars-and-timeslots.ts';
import { codeLookUp } from './code-look-up.ts';
import { compareSides, type Length } from './compare-sides.ts';
import { describeComparison, describeResult } from './describe-comparison.ts';
import { deskSales } from './desk-sales.ts';
import { discountCodes } from './discount-codes.ts';
import { emptyRoute } from './empty-route.ts';
import { scanDecisions } from './gates/scan-decisions.ts';
import { holdsInProcess } from './holds-in-process.ts';
import { manyOrders } from './many-orders.ts';
import { orderChanges } from './order-changes.ts';
import { pagesOfVisitors } from './pages-of-visitors.ts';
import { paidOrdersWithLedger } from './paid-orders-with-ledger.ts';
import { pdfTickets } from './pdf-tickets.ts';
import { salesInProcess } from './sales-in-process.ts';
import { salesThroughHttp } from './sales-through-http.ts';
import { visitorList } from './visitor-list.ts';

const benchmarks: readonly Benchmark[] = [
  holdsInProcess,
  salesInProcess,
  deskSales,
  emptyRoute,
  pagesOfVisitors,
  salesThroughHttp,
  besideAWaitingRoom,
  paidOrdersWithLedger,
  orderChanges,
  bulkRefunds,
  calendarsAndTimeslots,
  discountCodes,
  manyOrders,
  pdfTickets,
  codeLookUp,
  scanDecisions,
  visitorList,
];

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
const results: string[] = [];
let faults = 0;
for (const benchmark of chosen) faults += await measure(benchmark, length);
if (chosen.length === 0)
  console.error(`No such benchmark. There is: ${benchmarks.map(({ name }) => name).join(', ')}`);
else console.log(`\n${results.join('\n')}`);
process.exit(faults > 0 || chosen.length === 0 ? 1 : 0);

/** Each benchmark has a database of its own. @returns the number of faults found afterwards. */
async function measure(benchmark: Benchmark, length: Length): Promise<number> {
  console.log(`\n== ${benchmark.name}`);
  return withBenchDatabase(async (database) => {
    const prepared = await benchmark.prepare(database);
    try {
      // Tables that were empty a second ago are planned for as empty ones until the database looks at them, which it
      // does of itself within a minute.
      const settle = () => database.owner.query('analyze');
      for (const contest of prepared.contests) {
        const comparison = await compareSides(contest, length, settle);
        for (const line of describeComparison(contest, comparison)) console.log(line);
        results.push(describeResult(contest, comparison));
      }
      const faults = await prepared.findFaults();
      for (const fault of faults) console.error(`  FAULT ${fault}`);
      if (faults.length === 0) console.log('  checked: nothing oversold, nothing acknowledged was lost');
      return faults.length;
    } finally {
      await prepared.close();
    }
  });
}
