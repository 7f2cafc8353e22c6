import { listCounterDifferences, takeHold } from '@foyer/server/modules/capacity/index.ts';
import { findCode } from '@foyer/server/modules/discounts/index.ts';
import { inClientReadOnly } from '@foyer/server/platform/database/in-client.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aCounter } from '@foyer/testkit/builders/a-counter.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type pg from 'pg';
import type { Benchmark, Side } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';
import { selectOne } from './select-one.ts';

const CAPACITY = 100_000_000;
const BUYERS = 512;
const TIMESLOTS = 1_000;
const CODES = 5_000_000;

/** What a discount code costs a sale: its use is one more place of the hold, and it is found among millions. */
export const discountCodes: Benchmark = {
  name: 'discount codes',
  async prepare(database) {
    const { app } = testApp(database);
    const { clientId } = await aClient(app);
    const timeslots = await Promise.all(
      Array.from({ length: TIMESLOTS }, () => aCounter(database.owner, clientId, CAPACITY)),
    );
    const code = await aCounter(database.owner, clientId, CAPACITY);
    await fillCodes(database.owner, clientId);
    let acknowledged = 0;
    const atRandom = () => timeslots[Math.floor(Math.random() * TIMESLOTS)] ?? '';
    const holds = (name: string, choose: () => readonly string[]): Side => ({
      name: `Foyer: ${name}, ${BUYERS} buyers at once`,
      run: (milliseconds) =>
        repeatUntil(milliseconds, BUYERS, async () => {
          const counterIds = choose();
          const places = counterIds.map((counterId) => ({ counterId, quantity: 1 }));
          const taken = await takeHold(app, { clientId, places });
          if (!taken.ok) throw new Error(`no hold: ${JSON.stringify(taken.refusals)}`);
          acknowledged += counterIds.length;
        }),
    });
    const lookUp: Side = {
      name: `Foyer: a code among ${CODES.toLocaleString('en')}`,
      // Within one transaction, as the look-up is part of the sale's own.
      run: (milliseconds) =>
        inClientReadOnly(app.db, clientId, (scope) =>
          repeatUntil(milliseconds, 1, async () => {
            const wanted = codeOf(1 + Math.floor(Math.random() * CODES));
            const found = await findCode(scope, wanted);
            if (found?.code !== wanted) throw new Error(`not found: ${wanted}`);
          }),
        ),
    };
    return {
      contests: [
        {
          name: 'holds/s with a use of one discount code, against holds without',
          unit: 'holds',
          measure: 'rate',
          must: 0.6,
          aim: 0.8,
          foyer: holds('one of a thousand timeslots and a use of one code', () => [atRandom(), code]),
          other: holds('one of a thousand timeslots', () => [atRandom()]),
        },
        {
          name: 'a code found among 5 million, against SELECT 1',
          unit: 'codes',
          measure: 'cost',
          must: 3,
          aim: 2,
          foyer: lookUp,
          other: selectOne(app.db),
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
        ];
      },
      close: async () => undefined,
    };
  },
};

const codeOf = (nth: number): string => `BENCH${String(nth).padStart(7, '0')}`;

async function fillCodes(owner: pg.Pool, clientId: string): Promise<void> {
  await owner.query(
    `with d as (insert into discount (client_id, title, kind, basis_points, min_tickets, ticket_group_ids, ticket_type_ids,
         visit_dates, with_dynamic_prices, with_gift_tickets, discounted_tickets)
       values ($1, 'Bench', 'percentage', 1000, 1, '{}', '{}', '{}', true, true, 'every') returning id)
     insert into discount_code (client_id, discount_id, code)
     select $1, d.id, 'BENCH' || lpad(n::text, 7, '0') from d, generate_series(1, $2::int) n`,
    [clientId, CODES],
  );
  await owner.query('vacuum analyze discount, discount_code, counter');
}
