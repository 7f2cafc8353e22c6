import { type PlaceRefusal, type Places, sumPlaces } from '@foyer/domain/capacity/accept-in-order.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { findHoldByKey } from './hold.repository.ts';
import { DEFAULT_HOLD_MINUTES, type HeldTickets, type Hold } from './hold.ts';
import { batchHold } from './hold-batcher.ts';
import { swapHold } from './swap-hold.ts';
import { type HoldAnswer, takeHoldsWithin, type WaitingHold } from './take-holds.ts';

export interface HoldRequest {
  clientId: string;
  places: readonly Places[];
  /** A repeated request with the same key answers the same hold and counts once. */
  idempotencyKey?: string;
  channelId?: string;
  minutes?: number;
  /** A hold to let go in the same transaction: only when the new one succeeds. */
  insteadOf?: string;
  /** What it is for: a limit that is switched on while it lasts counts it. */
  sale?: readonly HeldTickets[];
  /** The epoch of the limits in which `places` were found; another one since then refuses. */
  limitEpoch?: number;
}

/**
 * Takes places of every counter named, all or none, until the hold expires; a sale without any limit names none.
 * Whatever happens (any number of buyers and processes, kills, retries) no counter exceeds its capacity (product.md,
 * section 4). Refusals: `not-enough-places`, `sold-out` and `places-withheld` with {counterId, left};
 * `counter-unknown`; `no-places-asked`; `limits-changed`: look the counters up again.
 */
export async function takeHold(app: App, request: HoldRequest): Promise<Result<Hold>> {
  const wanted = toWaiting(request, app.clock());
  if (!wanted) return refused({ code: 'no-places-asked' });
  const answer = request.insteadOf
    ? await swapHold(app, request.clientId, wanted, request.insteadOf)
    : await batchHold(app, request.clientId, wanted);
  if (answer.outcome !== 'repeated') return toResult(wanted, answer);
  return inClient(app.db, request.clientId, (scope) => findRepeated(scope, wanted));
}

/**
 * Takes the holds of a batch within a transaction, each all or none, in their order. Its caller has kept the limits
 * before (`keepLimits`), and tries the whole transaction again where the database gave it up.
 */
export async function takeHoldsOfBatch(
  scope: ClientScope,
  now: Date,
  requests: readonly Omit<HoldRequest, 'clientId' | 'insteadOf'>[],
): Promise<Result<Hold>[]> {
  const wanted = requests.map((request) => toWaiting(request, now));
  const asked = wanted.filter((one) => one !== undefined);
  const answers = asked.length > 0 ? await takeHoldsWithin(scope, asked) : [];
  const results = new Map<WaitingHold, Result<Hold>>();
  for (const [index, one] of asked.entries()) {
    const answer = answers[index];
    if (!answer) throw new Error('a batch left a request without an answer');
    const isRepeated = answer.outcome === 'repeated';
    results.set(one, isRepeated ? await findRepeated(scope, one) : toResult(one, answer));
  }
  return wanted.map((one) => (one && results.get(one)) ?? refused({ code: 'no-places-asked' }));
}

/** Undefined where nothing is asked for. */
function toWaiting(request: Omit<HoldRequest, 'clientId' | 'insteadOf'>, now: Date): WaitingHold | undefined {
  const places = sumPlaces(request.places);
  const sale = request.sale ?? [];
  const isEmpty = places.length === 0 && sale.length === 0;
  if (isEmpty || places.some((place) => place.quantity < 1)) return undefined;
  const minutes = request.minutes ?? DEFAULT_HOLD_MINUTES;
  return {
    id: makeId(),
    idempotencyKey: request.idempotencyKey ?? null,
    channelId: request.channelId ?? null,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    places,
    sale,
    limitEpoch: request.limitEpoch ?? null,
  };
}

function toResult(wanted: WaitingHold, answer: HoldAnswer): Result<Hold> {
  if (answer.outcome === 'refused') return refused(...answer.refusals.map(toRefusal));
  if (answer.outcome === 'limits-changed') return refused({ code: 'limits-changed' });
  return ok({ id: wanted.id, expiresAt: wanted.expiresAt, extensions: 0 });
}

/** The hold that was taken with the same key before. */
async function findRepeated(scope: ClientScope, { idempotencyKey }: WaitingHold): Promise<Result<Hold>> {
  const same = await findHoldByKey(scope, idempotencyKey ?? '');
  return same ? ok(same) : refused({ code: 'hold-expired' });
}

function toRefusal({ code, counterId, left }: PlaceRefusal): Refusal {
  return code === 'counter-unknown' ? { code, params: { counterId } } : { code, params: { counterId, left } };
}
