import { listCounterDifferences, takeHold } from '@foyer/server/modules/capacity/index.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aCounter } from '@foyer/testkit/builders/a-counter.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark, Side } from './benchmark.ts';
import { naiveHolds } from './naive-holds.ts';
import { repeatUntil } from './repeat-until.ts';

const CAPACITY = 100_000_000;
const BUYERS = 512;
const TIMESLOTS = 1_000;

/** The engine itself, without HTTP: one timeslot that all want, a thousand at random, and carts over three. */
export const holdsInProcess: Benchmark = {
  name: 'holds in process',
  async prepare(database) {
    const { app } = testApp(database);
    const { clientId } = await aClient(app);
    const hot = await aCounter(database.owner, clientId, CAPACITY);
    const many = await Promise.all(
      Array.from({ length: TIMESLOTS }, () => aCounter(database.owner, clientId, CAPACITY)),
    );
    const naive = await naiveHolds(database);
    let acknowledged = 0;
    const hold = async (counterIds: readonly string[]) => {
      const places = counterIds.map((counterId) => ({ counterId, quantity: 1 }));
      const taken = await takeHold(app, { clientId, places });
      if (!taken.ok) throw new Error(`no hold: ${JSON.stringify(taken.refusals)}`);
      acknowledged += counterIds.length;
    };
    const atRandom = () => many[Math.floor(Math.random() * TIMESLOTS)] ?? hot;
    const side = (name: string, choose: () => readonly string[]): Side => ({
      name: `Foyer: ${name}, ${BUYERS} buyers at once`,
      run: (milliseconds) => repeatUntil(milliseconds, BUYERS, () => hold(choose())),
    });
    const single = side('one of a thousand timeslots', () => [atRandom()]);
    return {
      contests: [
        {
          name: 'holds/s on one hot timeslot, in process, against naive',
          unit: 'holds',
          measure: 'rate',
          must: 90,
          aim: 150,
          foyer: side('one hot timeslot', () => [hot]),
          other: naive.oneRow,
        },
        {
          name: 'holds/s over 1,000 timeslots, against one statement each',
          unit: 'holds',
          measure: 'rate',
          must: 5,
          aim: 10,
          foyer: single,
          other: naive.spread,
        },
        {
          name: 'carts/s over 3 timeslots, all or none, against holds of one',
          unit: 'carts',
          measure: 'rate',
          must: 0.3,
          aim: 0.6,
          foyer: side('three of a thousand timeslots', () => [
            ...new Set([atRandom(), atRandom(), atRandom()]),
          ]),
          other: single,
        },
      ],
      async findFaults() {
        const { rows } = await database.owner.query<{ held: number }>(
          'select sum(held)::int as held from counter where client_id = $1',
          [clientId],
        );
        const differences = await listCounterDifferences(database.worker);
        return [
          ...(rows[0]?.held === acknowledged
            ? []
            : [`Foyer: ${acknowledged} places acknowledged, ${rows[0]?.held} counted`]),
          ...differences.map((one) => `Foyer: the auditor found ${JSON.stringify(one)}`),
          ...(await naive.findFaults()),
        ];
      },
      close: naive.close,
    };
  },
};
