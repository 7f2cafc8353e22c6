import { listCounterDifferences, takeHold } from '@foyer/server/modules/capacity/index.ts';
import { getClient } from '@foyer/server/modules/clients/index.ts';
import { holdQuotes, keepLimits, quoteWishes } from '@foyer/server/modules/sales/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClientPipelined } from '@foyer/server/platform/database/pipelined-transaction.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aDesk, type TestDesk } from '@foyer/testkit/builders/a-desk.ts';
import { holdAtDesk, sellForCash } from '@foyer/testkit/sell-at-a-desk.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark, Run, Side } from './benchmark.ts';
import { naiveHolds } from './naive-holds.ts';
import { repeatUntil } from './repeat-until.ts';

const CAPACITY = 100_000_000;
const BUYERS = 512;
/** As many as the engine takes in one batch. */
const BATCH = 256;
const DESKS = 32;

/** The module `sales` without HTTP, page and cart: wishes of a batch, and whole sales at desks. */
export const salesInProcess: Benchmark = {
  name: 'sales in process',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const { clientId } = client;
    const desk = await aDesk(database.owner, client, { capacity: CAPACITY });
    const naive = await naiveHolds(database);
    let acknowledged = 0;
    const engine: Side = {
      name: `Foyer: holds of the engine, ${BUYERS} buyers at once`,
      run: (milliseconds) =>
        repeatUntil(milliseconds, BUYERS, async () => {
          const places = [{ counterId: desk.timeslotId, quantity: 1 }];
          if (!(await takeHold(app, { clientId, places })).ok) throw new Error('no hold');
          acknowledged += 1;
        }),
    };
    const batches: Side = {
      name: `Foyer: wishes through sales, two batches of ${BATCH} at once`,
      run: async (milliseconds) => {
        const run = await repeatUntil(milliseconds, BUYERS / BATCH, async () => {
          await holdBatch(app, desk);
          acknowledged += BATCH;
        });
        return timesBatch(run);
      },
    };
    const desks: Side = {
      name: `Foyer: wish, hold, order and cash at ${DESKS} desks`,
      run: (milliseconds) =>
        repeatUntil(milliseconds, DESKS, async () => {
          const held = await holdAtDesk(app, desk, 1);
          if (!held.ok) throw new Error('no hold');
          const { completion } = await sellForCash(app, desk, held.value);
          if (completion !== 'completed') throw new Error(completion);
          acknowledged += 1;
        }),
    };
    return {
      contests: [
        {
          name: 'wishes/s in batches through sales, against holds of the engine',
          unit: 'wishes',
          measure: 'rate',
          must: 0.4,
          aim: 0.8,
          foyer: batches,
          other: engine,
        },
        {
          name: 'complete sales/s at desks, one by one, against naive holds',
          unit: 'sales',
          measure: 'rate',
          must: 0.1,
          aim: 0.3,
          foyer: desks,
          other: naive.oneRow,
        },
      ],
      async findFaults() {
        const { held, sold } = await counterFigures(database.owner, desk.timeslotId);
        const differences = await listCounterDifferences(database.worker);
        return [
          ...(held + sold === acknowledged
            ? []
            : [`Foyer: ${acknowledged} places acknowledged, ${held} held, ${sold} sold`]),
          ...differences.map((one) => `Foyer: the auditor found ${JSON.stringify(one)}`),
          ...(await naive.findFaults()),
        ];
      },
      close: naive.close,
    };
  },
};

const timesBatch = ({ done, p99Milliseconds }: Run): Run => ({ done: done * BATCH, p99Milliseconds });

/** What a seller does for the buyers of a batch, in its one transaction. */
async function holdBatch(app: App, { clientId, seller, wish }: TestDesk): Promise<void> {
  await inClientPipelined(app.db, clientId, async (scope) => {
    const [, client] = await Promise.all([keepLimits(scope), getClient(scope)]);
    const [quote] = await quoteWishes(app, scope, { seller, client }, [wish(1)]);
    if (!quote?.ok) throw new Error('no quote');
    const asked = Array.from({ length: BATCH }, () => ({ quote: quote.value, minutes: 15 }));
    const held = await holdQuotes(scope, app.clock(), asked);
    if (!held.every(({ ok }) => ok)) throw new Error('no hold');
  });
}
