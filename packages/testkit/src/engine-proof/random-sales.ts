import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { type SeededRandom, seededRandom } from '@foyer/server/modules/demo/seeded-random.ts';
import { verifyLedger } from '@foyer/server/modules/order-ledger/index.ts';
import { hashToken } from '@foyer/server/platform/crypto/secret-token.ts';
import { isDatabaseLost } from '@foyer/server/platform/database/lost-database.ts';
import { BusyError, NotFoundError, RefusedError } from '@foyer/server/platform/errors.ts';
import type { DatabaseAccess } from '../database/database-access.ts';
import { changeDeeds } from './change-deeds.ts';
import { type FaultyProcess, startFaultyProcess } from './faulty-process.ts';
import { type Deed, deeds, type SalesWorld } from './sales-deeds.ts';

const allDeeds = [...deeds, ...changeDeeds];

export interface Schedule {
  /** The same seed gives the same deeds, processes and faults. */
  seed: string;
  processes: number;
  rounds: number;
  /** What is done at once in a round. */
  atOnce: number;
  /** Ends PostgreSQL itself; only where the database is the test's own. */
  killPostgres?: () => Promise<void>;
}

/**
 * Visitors, staff, workers and failures in a random order. At every rest point the books are compared.
 * @returns how often each deed was carried out completely.
 * @throws where the books are wrong, or a deed ends in anything but success, a refusal or a lost connection.
 */
export async function sellAtRandom(
  world: SalesWorld,
  database: DatabaseAccess,
  schedule: Schedule,
): Promise<Map<string, number>> {
  const random = seededRandom(schedule.seed);
  const faults = { random: seededRandom(`${schedule.seed} faults`), share: 0.01 };
  const processes = Array.from({ length: schedule.processes }, () =>
    startFaultyProcess(database, faults, new Date()),
  );
  const done = new Map<string, number>();
  try {
    for (let round = 1; round <= schedule.rounds; round += 1) {
      const plan = Array.from({ length: schedule.atOnce }, () => planDeed(random, processes));
      if (random.chance(0.1)) processes[random.between(0, processes.length - 1)]?.kill();
      const isKilled = schedule.killPostgres !== undefined && random.chance(0.03);
      const [, ...ends] = await Promise.all([
        isKilled ? schedule.killPostgres?.() : undefined,
        ...plan.map((deed) => tryDeed(world, deed)),
      ]);
      for (const name of ends) if (name) done.set(name, (done.get(name) ?? 0) + 1);
      if (round % 10 === 0 || round === schedule.rounds) await compareBooks(world, database, schedule.seed);
    }
    return done;
  } finally {
    await Promise.all(processes.map((process) => process.close()));
  }
}

interface PlannedDeed {
  name: string;
  deed: Deed;
  by: FaultyProcess;
  random: SeededRandom;
}

function planDeed(random: SeededRandom, processes: readonly FaultyProcess[]): PlannedDeed {
  const [name, deed] = random.weighted(
    allDeeds.map(([name, weight, deed]) => [[name, deed], weight] as const),
  );
  const [first] = processes;
  const by = processes[random.between(0, processes.length - 1)] ?? first;
  if (!by) throw new Error('a schedule needs a process');
  return { name, deed, by, random: seededRandom(`${random.between(0, 2 ** 31)}`) };
}

/** @returns the deed's name where it came to its end. */
async function tryDeed(world: SalesWorld, { name, deed, by, random }: PlannedDeed): Promise<string | null> {
  try {
    return (await deed(world, by, random)) ? name : null;
  } catch (error) {
    if (isExpected(error)) return null;
    throw new Error(`${name} failed`, { cause: error });
  }
}

/** A refusal, a database that is away, or nothing to do it with. */
function isExpected(error: unknown): boolean {
  if (error instanceof RefusedError || error instanceof NotFoundError || error instanceof BusyError)
    return true;
  return error instanceof Error && (isDatabaseLost(error) || /terminated|ended|closed/i.test(error.message));
}

/** Nothing oversold, nothing lost. */
async function compareBooks(world: SalesWorld, database: DatabaseAccess, seed: string): Promise<void> {
  const { rows } = await patiently(() =>
    database.owner.query<{ fault: string }>(
      `select 'counter ' || id || ' gives more than it has' as fault from counter
         where client_id = $1 and held + sold > capacity
       union all
       select 'order ' || o.id || ' is ' || o.state || ' with ' || count(t.id) || ' tickets of ' || o.item_count
         from orders o left join ticket t on t.client_id = o.client_id and t.order_id = o.id and t.replaced_by is null
         where o.client_id = $1 and o.number is not null group by o.client_id, o.id having count(t.id) <> o.item_count
       union all
       select 'the numbers of orders have a gap' from orders where client_id = $1
         having coalesce(max(number), 0) <> count(number)
       union all
       select 'a cart was answered and is not there' from unnest($2::bytea[]) as answered(secret_hash)
         where not exists (select from cart c where c.client_id = $1 and c.secret_hash = answered.secret_hash)
       union all
       select 'order ' || id || ' was paid and is ' || coalesce(o.state, 'not there') from unnest($3::uuid[]) as paid(id)
         left join orders o using (id) where o.state is null or o.state not in
           ('completed', 'partly cancelled', 'cancelled', 'refunded')`,
      [world.clientId, world.carts.map(({ cart }) => hashToken(cart.secret)), [...world.paidOrderIds]],
    ),
  );
  const differences = await patiently(() => listCounterDifferences(database.worker));
  const ledger = (await patiently(() => verifyLedger(database.worker))).find(({ subdomain }) => {
    return subdomain === world.subdomain;
  });
  const faults = [
    ...rows.map(({ fault }) => fault),
    ...differences.map((one) => JSON.stringify(one)),
    ...(ledger?.differing ?? []).map((one) => `ledger: ${JSON.stringify(one)}`),
  ];
  if (faults.length > 0) throw new Error(`After seed ${seed}: ${faults.join('; ')}`);
}

/** PostgreSQL may just be starting again, which takes minutes where fifty programs want the same two cores. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  const end = performance.now() + 300_000;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Error && isDatabaseLost(error)) || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
