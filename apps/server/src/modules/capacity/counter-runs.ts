import type { ClientScope } from '../../platform/database/database.ts';
import {
  type CounterRun,
  findMixedRuns,
  type LockedCounter,
  lockCountersOfRuns,
} from './counter-run.repository.ts';

/** Timeslots made at once have ids of about the same time. */
const gapMilliseconds = 1_000;

/** These counters, sorted by id, as few stretches of the index in which there are no others. */
export async function findCounterRuns(
  scope: ClientScope,
  sortedIds: readonly string[],
): Promise<CounterRun[]> {
  const runs: string[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const id of sortedIds) {
    const madeAt = momentOfId(id);
    if (madeAt - before > gapMilliseconds) runs.push([]);
    runs.at(-1)?.push(id);
    before = madeAt;
  }
  const mixed = await findMixedRuns(scope, runs.map(toRun));
  return runs.flatMap((ids, index) => (mixed.has(index) ? ids.map((id) => toRun([id])) : [toRun(ids)]));
}

/** Stops holds and sales in these counters, sorted by id, until the transaction ends; in id order, as holds lock. */
export async function lockCounterRuns(
  scope: ClientScope,
  sortedIds: readonly string[],
): Promise<{ runs: CounterRun[]; locked: LockedCounter[] }> {
  const runs = await findCounterRuns(scope, sortedIds);
  const locked = await lockCountersOfRuns(scope, runs);
  if (locked.length !== sortedIds.length) throw new Error('counters came or went while they were locked');
  return { runs, locked };
}

function toRun(ids: readonly string[]): CounterRun {
  return { first: ids[0] ?? '', last: ids.at(-1) ?? '', count: ids.length };
}

/** The first 48 bits of a UUID of version 7. */
function momentOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
