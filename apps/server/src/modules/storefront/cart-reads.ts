import type { ClientScope } from '../../platform/database/database.ts';
import { checkDayOnSale } from '../availability/index.ts';
import { listPricingRules } from '../pricing/index.ts';
import { listLimitedTypes } from '../sale-counters/index.ts';
import { listTimeslots } from '../scheduling/index.ts';

/** What a wish is checked and priced by. */
export interface CartReads {
  listTimeslots: typeof listTimeslots;
  listPricingRules: typeof listPricingRules;
  listLimitedTypes: typeof listLimitedTypes;
  checkDayOnSale: typeof checkDayOnSale;
}

/** Each read by itself, for a single wish. */
export const readsOfOne: CartReads = { listTimeslots, listPricingRules, listLimitedTypes, checkDayOnSale };

/**
 * The same for many wishes of one batch, in its transaction: what they ask at the same time is one statement for all,
 * and nothing is read twice.
 */
export function readsOfBatch(scope: ClientScope): CartReads {
  const timeslots = together(async (asked: readonly (readonly string[])[]) => {
    const found = new Map(
      (await listTimeslots(scope, [...new Set(asked.flat())])).map((one) => [one.id, one]),
    );
    return asked.map((ids) => ids.flatMap((id) => found.get(id) ?? []));
  });
  const types = limitedTypesReader(scope);
  const rules = once((filter: Parameters<typeof listPricingRules>[1]) => listPricingRules(scope, filter));
  const days = once((query: Parameters<typeof checkDayOnSale>[1]) => checkDayOnSale(scope, query));
  return {
    listTimeslots: (_scope, ids) => timeslots(ids),
    listPricingRules: (_scope, filter) => rules(filter),
    listLimitedTypes: (_scope, ticketTypeIds, timeslotIds) => types({ ticketTypeIds, timeslotIds }),
    checkDayOnSale: (_scope, query) => days(query),
  };
}

interface TypesQuery {
  ticketTypeIds: readonly string[];
  timeslotIds: readonly string[];
}

type LimitedTypes = Awaited<ReturnType<typeof listLimitedTypes>>;

/** A sale for a timeslot and one without are two statements: the answer has a row for each type and timeslot. */
function limitedTypesReader(scope: ClientScope) {
  const readAll = async (queries: readonly TypesQuery[]): Promise<LimitedTypes> =>
    queries.length === 0
      ? []
      : listLimitedTypes(
          scope,
          [...new Set(queries.flatMap(({ ticketTypeIds }) => ticketTypeIds))],
          [...new Set(queries.flatMap(({ timeslotIds }) => timeslotIds))],
        );
  return together(async (queries: readonly TypesQuery[]) => {
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

/** What is asked before all that can go on has gone on is read together; `read` answers in the order of asking. */
function together<Query, Answer>(read: (queries: readonly Query[]) => Promise<readonly Answer[]>) {
  let gathering: { queries: Query[]; answers: Promise<readonly Answer[]> } | undefined;
  return async (query: Query): Promise<Answer> => {
    if (!gathering) {
      const queries: Query[] = [];
      const start = async () => {
        await new Promise<void>((resolve) => process.nextTick(resolve));
        gathering = undefined;
        return read(queries);
      };
      gathering = { queries, answers: start() };
    }
    const { queries, answers } = gathering;
    const at = queries.push(query) - 1;
    const answer = (await answers)[at];
    if (answer === undefined) throw new Error('a question of a batch was left without an answer');
    return answer;
  };
}

/** One read for each different question. */
function once<Query, Answer>(read: (query: Query) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>();
  return (query: Query): Promise<Answer> => {
    const key = JSON.stringify(query);
    const answer = known.get(key) ?? read(query);
    known.set(key, answer);
    return answer;
  };
}
