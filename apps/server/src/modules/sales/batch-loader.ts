import type { SaleFees } from '@foyer/domain/pricing/sale-fees.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { checkDayOnSale } from '../availability/index.ts';
import { getFeesOfMoment } from '../clients/index.ts';
import { listPricingRules } from '../pricing/index.ts';
import { listLimitedTypes } from '../sale-counters/index.ts';
import { listTimeslots } from '../scheduling/index.ts';

/** The reads by which a wish is checked and priced. */
export interface SaleLoader {
  listTimeslots: typeof listTimeslots;
  listPricingRules: typeof listPricingRules;
  listLimitedTypes: typeof listLimitedTypes;
  checkDayOnSale: typeof checkDayOnSale;
  getFeesOfMoment: typeof getFeesOfMoment;
}

/** Sends each read as it comes, for a single wish. */
export const directLoader: SaleLoader = {
  listTimeslots,
  listPricingRules,
  listLimitedTypes,
  checkDayOnSale,
  getFeesOfMoment,
};

/**
 * Per-batch loader, for one batch in its transaction: reads requested in the same turn of the event loop are one
 * statement, and a result is kept until the batch ends.
 */
export function batchLoader(scope: ClientScope): SaleLoader {
  const timeslots = gather(async (queries: readonly (readonly string[])[]) => {
    const found = new Map(
      (await listTimeslots(scope, [...new Set(queries.flat())])).map((one) => [one.id, one]),
    );
    return queries.map((ids) => ids.flatMap((id) => found.get(id) ?? []));
  });
  const types = limitedTypesLoader(scope);
  const rules = memoize((filter: Parameters<typeof listPricingRules>[1]) => listPricingRules(scope, filter));
  const days = memoize((query: Parameters<typeof checkDayOnSale>[1]) => checkDayOnSale(scope, query));
  const fees = memoize(({ client, at }: { client: SaleFees; at: Date }) =>
    getFeesOfMoment(scope, client, at),
  );
  return {
    listTimeslots: (_scope, ids) => timeslots(ids),
    listPricingRules: (_scope, filter) => rules(filter),
    listLimitedTypes: (_scope, ticketTypeIds, timeslotIds) => types({ ticketTypeIds, timeslotIds }),
    checkDayOnSale: (_scope, query) => days(query),
    getFeesOfMoment: (_scope, client, at) => fees({ client, at }),
  };
}

interface TypesQuery {
  ticketTypeIds: readonly string[];
  timeslotIds: readonly string[];
}

type LimitedTypes = Awaited<ReturnType<typeof listLimitedTypes>>;

/** Sales with and without a timeslot are two statements: the result has a row for each type and timeslot. */
function limitedTypesLoader(scope: ClientScope) {
  const readAll = async (queries: readonly TypesQuery[]): Promise<LimitedTypes> =>
    queries.length === 0
      ? []
      : listLimitedTypes(
          scope,
          [...new Set(queries.flatMap(({ ticketTypeIds }) => ticketTypeIds))],
          [...new Set(queries.flatMap(({ timeslotIds }) => timeslotIds))],
        );
  return gather(async (queries: readonly TypesQuery[]) => {
    const timed = Map.groupBy(
      await readAll(queries.filter(({ timeslotIds }) => timeslotIds.length > 0)),
      ({ timeslotId }) => timeslotId,
    );
    const untimed = await readAll(queries.filter(({ timeslotIds }) => timeslotIds.length === 0));
    return queries.map(({ ticketTypeIds, timeslotIds }) =>
      (timeslotIds.length === 0 ? untimed : timeslotIds.flatMap((id) => timed.get(id) ?? [])).filter(
        ({ ticketTypeId }) => ticketTypeIds.includes(ticketTypeId),
      ),
    );
  });
}

/** Queries of the same turn of the event loop are loaded together; `load` returns the results in their order. */
function gather<Query, Found>(load: (queries: readonly Query[]) => Promise<readonly Found[]>) {
  let pending: { queries: Query[]; results: Promise<readonly Found[]> } | undefined;
  return async (query: Query): Promise<Found> => {
    if (!pending) {
      const queries: Query[] = [];
      const start = async () => {
        await new Promise<void>((resolve) => process.nextTick(resolve));
        pending = undefined;
        return load(queries);
      };
      pending = { queries, results: start() };
    }
    const { queries, results } = pending;
    const at = queries.push(query) - 1;
    const result = (await results)[at];
    if (result === undefined) throw new Error('a query of a batch has no result');
    return result;
  };
}

/** Loads each distinct query once. */
function memoize<Query, Found>(load: (query: Query) => Promise<Found>) {
  const loaded = new Map<string, Promise<Found>>();
  return (query: Query): Promise<Found> => {
    const key = JSON.stringify(query);
    const result = loaded.get(key) ?? load(query);
    loaded.set(key, result);
    return result;
  };
}
