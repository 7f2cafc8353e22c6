import { type PlaceRefusal, type Places, sumPlaces } from '@foyer/domain/capacity/accept-in-order.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { findHoldByKey } from './hold.repository.ts';
import { DEFAULT_HOLD_MINUTES, type HeldTickets, type Hold } from './hold.ts';
import { joinNextBatch } from './hold-lane.ts';
import { swapHold } from './swap-hold.ts';
import type { HoldAnswer, WaitingHold } from './take-holds.ts';

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
 * Takes places of every counter named, all or none, until the hold expires; a sale without any limit names none. Whatever happens (any number of
 * buyers and processes, kills, retries) no counter goes over its capacity (product.md, section 4).
 * Refusals: `not-enough-places`, `sold-out` and `places-withheld` with {counterId, left}; `counter-unknown`;
 * `no-places-asked`; `limits-changed`: find the counters anew.
 * @throws SlowDownError when more requests wait than can be served.
 */
export async function takeHold(app: App, request: HoldRequest): Promise<Result<Hold>> {
  const places = sumPlaces(request.places);
  const sale = request.sale ?? [];
  const isEmpty = places.length === 0 && sale.length === 0;
  if (isEmpty || places.some((place) => place.quantity < 1)) return refused({ code: 'no-places-asked' });
  const minutes = request.minutes ?? DEFAULT_HOLD_MINUTES;
  const wanted: WaitingHold = {
    id: uuidv7(),
    idempotencyKey: request.idempotencyKey ?? null,
    channelId: request.channelId ?? null,
    expiresAt: new Date(app.clock().getTime() + minutes * 60_000),
    places,
    sale,
    limitEpoch: request.limitEpoch ?? null,
  };
  const answer = request.insteadOf
    ? await swapHold(app, request.clientId, wanted, request.insteadOf)
    : await joinNextBatch(app, request.clientId, wanted);
  return toResult(app, request.clientId, wanted, answer);
}

async function toResult(
  app: App,
  clientId: string,
  wanted: WaitingHold,
  answer: HoldAnswer,
): Promise<Result<Hold>> {
  if (answer.outcome === 'refused') return refused(...answer.refusals.map(toRefusal));
  if (answer.outcome === 'limits-changed') return refused({ code: 'limits-changed' });
  if (answer.outcome === 'held') return ok({ id: wanted.id, expiresAt: wanted.expiresAt, extensions: 0 });
  const same = await inClient(app.db, clientId, (scope) => findHoldByKey(scope, wanted.idempotencyKey ?? ''));
  return same ? ok(same) : refused({ code: 'hold-expired' });
}

function toRefusal({ code, counterId, left }: PlaceRefusal): Refusal {
  return code === 'counter-unknown' ? { code, params: { counterId } } : { code, params: { counterId, left } };
}
