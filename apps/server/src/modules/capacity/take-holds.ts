import { acceptInOrder, type PlaceRefusal, sumPlaces } from '@foyer/domain/capacity/accept-in-order.ts';
import { findViolatedConstraint, isWorthRetrying } from '../../platform/database/constraint-violation.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { takePlaces } from './counter.repository.ts';
import type { HoldToInsert } from './hold.ts';
import { deleteHolds, insertNewHolds, readFigures, takeHoldsIfAllFit } from './hold-batch.repository.ts';
import { keepLimits } from './limit-epoch.repository.ts';

/** One request of a batch; its places name each counter once. */
export type WaitingHold = HoldToInsert;

/**
 * held: it has its places. repeated: its idempotency key was used before. limits-changed: other counters may be
 * needed by now. Otherwise why it was refused.
 */
export type HoldAnswer =
  | { outcome: 'held' }
  | { outcome: 'repeated' }
  | { outcome: 'limits-changed' }
  | { outcome: 'refused'; refusals: readonly PlaceRefusal[] };

/**
 * Decides and takes a batch of one client: in one call where all fit, else exactly, in the order of arrival, each
 * all or none.
 */
export async function takeHolds(
  db: Database,
  clientId: string,
  batch: readonly WaitingHold[],
): Promise<HoldAnswer[]> {
  return tryAgain(async (tries) => {
    if (tries === 1 && (await takeHoldsIfAllFit(db, clientId, batch))) return allHeld(batch);
    return inClient(db, clientId, (scope) => takeExactly(scope, batch));
  }, isUndecided);
}

/** A key was used at the same moment, or two processes locked each other: the batch changed nothing. */
const isUndecided = (error: unknown): boolean =>
  findViolatedConstraint(error) === 'hold_idempotency_key' || isWorthRetrying(error);

/** The same within a transaction, which its caller tries again where the database gave it up. */
export async function takeHoldsWithin(
  scope: ClientScope,
  batch: readonly WaitingHold[],
): Promise<HoldAnswer[]> {
  if (await takeHoldsIfAllFit(scope.tx, scope.clientId, batch)) return allHeld(batch);
  return takeExactly(scope, batch);
}

const allHeld = (batch: readonly WaitingHold[]): HoldAnswer[] => batch.map(() => ({ outcome: 'held' }));

/** The batch within a transaction: refused ones take nothing, repeated ones get their first answer. */
export async function takeExactly(scope: ClientScope, batch: readonly WaitingHold[]): Promise<HoldAnswer[]> {
  const answers = new Map<string, HoldAnswer>();
  const current = await ofThisEpoch(scope, batch, answers);
  // A request that an unlocked read rules out is refused without a lock.
  const hopeful = await decide(scope, current, answers, { lock: false });
  const inserted = hopeful.length > 0 ? await insertNewHolds(scope, hopeful) : new Set<string>();
  const fresh = hopeful.filter((hold) => inserted.has(hold.id));
  for (const hold of hopeful) if (!inserted.has(hold.id)) answers.set(hold.id, { outcome: 'repeated' });
  const accepted = fresh.length > 0 ? await decide(scope, fresh, answers, { lock: true }) : [];
  await deleteHolds(
    scope,
    fresh.filter((hold) => !accepted.includes(hold)).map((hold) => hold.id),
  );
  if (accepted.length > 0) {
    const places = sumPlaces(accepted.flatMap((hold) => hold.places));
    const given = await takePlaces(scope, 'held', places);
    if (given.size < places.length) throw new Error('a locked counter did not give the places that it had');
  }
  return batch.map((hold) => answers.get(hold.id) ?? { outcome: 'held' });
}

/** Those whose counters were found by the limits in force, which stay so until the transaction ends. */
async function ofThisEpoch(
  scope: ClientScope,
  batch: readonly WaitingHold[],
  answers: Map<string, HoldAnswer>,
): Promise<readonly WaitingHold[]> {
  if (batch.every(({ limitEpoch }) => limitEpoch === null)) return batch;
  const epoch = await keepLimits(scope);
  return batch.filter(({ id, limitEpoch }) => {
    if (limitEpoch === null || limitEpoch === epoch) return true;
    answers.set(id, { outcome: 'limits-changed' });
    return false;
  });
}

/** Writes down the refusals and returns the rest. */
async function decide(
  scope: ClientScope,
  holds: readonly WaitingHold[],
  answers: Map<string, HoldAnswer>,
  how: { lock: boolean },
): Promise<WaitingHold[]> {
  const ids = new Set(holds.flatMap((hold) => hold.places.map((place) => place.counterId)));
  const figures = await readFigures(scope, [...ids], how);
  const decisions = acceptInOrder(
    figures,
    holds.map((hold) => hold.places),
  );
  return holds.filter((hold, index) => {
    const refusals = decisions[index];
    if (refusals) answers.set(hold.id, { outcome: 'refused', refusals });
    return !refusals;
  });
}
