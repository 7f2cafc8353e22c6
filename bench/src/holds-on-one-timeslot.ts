import type { Benchmark } from './benchmark.ts';
import { holdsThroughHttp } from './holds-through-http.ts';
import { naiveHolds } from './naive-holds.ts';

/** A release day: everybody wants the same timeslot. */
export const holdsOnOneTimeslot: Benchmark = {
  name: 'holds on one hot timeslot',
  unit: 'holds/s',
  async prepare(database) {
    const [foyer, other] = [await holdsThroughHttp(database), await naiveHolds(database)];
    return {
      foyer,
      other,
      findFaults: async () => [...(await foyer.findFaults()), ...(await other.findFaults())],
      close: async () => {
        await Promise.all([foyer.close(), other.close()]);
      },
    };
  },
};
