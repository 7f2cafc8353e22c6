import { findBarcode } from '@foyer/server/modules/scanning/scanned-ticket.repository.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';
import { selectOne } from './select-one.ts';

const CODES = 5_000_000;
const STEP = 500_000;
const SAMPLES = 1_000;

/** The code that a gate reads, found among five million of one museum, against the least that a question costs. */
export const codeLookUp: Benchmark = {
  name: 'code look-up',
  async prepare(database) {
    const { app } = testApp(database);
    const { clientId } = await aClient(app);
    const { owner } = database;
    const series = await owner.query<{ id: string }>(
      `insert into barcode_series (client_id, name, kind) values ($1, 'Five million', 'generated') returning id`,
      [clientId],
    );
    for (let from = 0; from < CODES; from += STEP) {
      await owner.query(
        `insert into barcode (client_id, series_id, code, key)
         select $1, $2, k, k from (select 'F' || upper(md5(n::text)) as k from generate_series($3::int, $4::int) n) w`,
        [clientId, series.rows[0]?.id, from, from + STEP - 1],
      );
    }
    const { rows } = await owner.query<{ key: string }>(
      'select key from barcode tablesample system (0.5) where client_id = $1 limit $2',
      [clientId, SAMPLES],
    );
    let nth = 0;
    let missed = 0;
    return {
      contests: [
        {
          name: `a code found among ${CODES.toLocaleString('en')}, against SELECT 1`,
          unit: 'codes',
          measure: 'cost',
          must: 3,
          aim: 2,
          foyer: {
            name: 'Foyer: the code of a scan',
            // Within one transaction, as the look-up of a scan is part of its own.
            run: (milliseconds) =>
              inClient(app.db, clientId, (scope) =>
                repeatUntil(milliseconds, 1, async () => {
                  nth += 1;
                  const found = await findBarcode(scope, rows[nth % rows.length]?.key ?? '');
                  if (!found) missed += 1;
                }),
              ),
          },
          other: selectOne(app.db),
        },
      ],
      findFaults: async () => (missed > 0 ? [`${missed} codes were not found`] : []),
      close: async () => {},
    };
  },
};
