import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { type CounterRun, findCounterRuns } from '../../capacity/index.ts';
import { listPricingRules } from '../../pricing/index.ts';
import { findNextSettingStart } from '../../settings/index.ts';
import { readSale } from '../read-sale.ts';
import type { SaleQuestion } from '../sale-question.ts';
import { readMarks, readPlaces } from '../taken-places.repository.ts';
import { type DayOnSale, daysOfSale } from './list-days-on-sale.ts';
import { daysWithPlaces, type StandingDays, standingDaysOf } from './standing-days.ts';

interface Kept extends StandingDays {
  marks: string | null;
  runs: readonly CounterRun[];
  from: number;
}

/** A month of a product with starts every quarter of an hour takes some 200 kB. */
const mostKept = 100;
/** An upper bound for every change by the clock that is not listed here: a cached day is a minute old at most. */
const keptMilliseconds = 60_000;

const kept = new LRUCache<string, Kept>({ max: mostKept });

/**
 * The same days as `listDaysOnSale`, from a cache: how many places are taken is read each time, the rest is cached in
 * this process while its version tokens are unchanged (decision 0044). Both are read in one statement, of one moment.
 * Not for a caller with changes of its own in an open transaction.
 */
export async function listDaysForVisitors(
  db: Database,
  clientId: string,
  question: SaleQuestion,
): Promise<DayOnSale[]> {
  const key = keyOf(clientId, question);
  const known = kept.get(key);
  const at = question.at.getTime();
  if (known && known.from <= at && at < Math.min(known.standsUntil, known.from + keptMilliseconds)) {
    const { marks, taken } = await readPlaces(db, clientId, known.runs);
    if (marks === known.marks && taken.length === known.sortedIds.length) {
      return daysWithPlaces(known, taken, question.people);
    }
  }
  return readAndKeep(db, clientId, question, key);
}

/** The marks come first: a change while the rest is read is then noticed by the next question. */
async function readAndKeep(
  db: Database,
  clientId: string,
  question: SaleQuestion,
  key: string,
): Promise<DayOnSale[]> {
  return inClient(db, clientId, async (scope) => {
    const marks = await readMarks(scope);
    const sale = await readSale(scope, question);
    const rules = await listPricingRules(scope, {
      ticketGroupIds: question.ticketGroupIds,
      notEndedBefore: question.from,
    });
    const standing = standingDaysOf(sale, question, rules);
    kept.delete(key);
    if (standing && standing.sortedIds.length > 0) {
      const next = await findNextSettingStart(scope, 'thresholds', question.at);
      const standsUntil = Math.min(standing.standsUntil, next?.getTime() ?? Number.POSITIVE_INFINITY);
      const runs = await findCounterRuns(scope, standing.sortedIds);
      kept.set(key, { ...standing, standsUntil, marks, runs, from: question.at.getTime() });
    }
    return daysOfSale(sale, question, rules);
  });
}

/** All that is asked but the moment and the number of people. */
function keyOf(clientId: string, { at: _at, people: _people, ...asked }: SaleQuestion): string {
  return JSON.stringify([clientId, asked]);
}
