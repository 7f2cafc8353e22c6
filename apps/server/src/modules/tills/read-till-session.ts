import type { CashMovement } from '@foyer/domain/tills/close-document.ts';
import { figuresOf, type TillFigures } from '@foyer/domain/tills/till-figures.ts';
import type { TillSettings } from '@foyer/domain/tills/till-settings.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findSetting } from '../settings/index.ts';
import { toMovement } from './close-till.ts';
import { countsBlind } from './counts-blind.ts';
import { booksOf } from './open-till.ts';
import type { Till } from './till.repository.ts';
import { findLastCloses, type TillClose } from './till-close.repository.ts';
import { listTillEntries, type TillEntry } from './till-entry.repository.ts';

/** The X report of a session: what it came to so far. */
export interface TillReport {
  /** How many entries it is made of: a close names them, so that none is left out. */
  entries: number;
  /** How many orders were sold: one that is paid by two means is one. null = the account counts blind. */
  sales: number | null;
  /** null = the account counts blind: what the session came to is shown by its close. */
  figures: TillFigures | null;
  movements: CashMovement[];
  rules: TillSettings;
}

/** The X reports of sessions, in the order of the ids. */
export async function readTillReports(
  scope: ClientScope,
  sessionIds: readonly string[],
  context: RequestContext,
): Promise<TillReport[]> {
  const rules = await findSetting(scope, 'tills', context.app.clock());
  const isBlind = countsBlind(context, rules);
  const entries = await listTillEntries(scope, sessionIds);
  return sessionIds.map((id) => {
    const own = entries.filter(({ sessionId }) => sessionId === id);
    return {
      entries: own.length,
      sales: isBlind ? null : countSales(own),
      figures: isBlind ? null : figuresOf(own),
      movements: own.flatMap(toMovement),
      rules,
    };
  });
}

const countSales = (entries: readonly TillEntry[]): number =>
  new Set(entries.flatMap(({ kind, orderId }) => (kind === 'sale' && orderId ? orderId : []))).size;

/** The last close of each till in the book of this moment: what it left is the float that is expected. */
export async function readLastCloses(
  scope: ClientScope,
  tills: readonly Till[],
): Promise<(TillClose | null)[]> {
  return findLastCloses(scope, await booksOf(scope, tills));
}
