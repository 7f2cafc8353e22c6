import type { PlaceRefusal } from '@foyer/domain/capacity/accept-in-order.ts';
import { saleRefusal, saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { type Hold, type HoldRequest, takeHold, takeHoldsOfBatch } from '../capacity/index.ts';
import { findSaleCounters, placesOfSale, type SaleDemand, type WithheldAt } from './find-sale-counters.ts';
import { makeMissingCounters, makeSaleCounters } from './make-sale-counters.ts';

export interface SaleRequest
  extends Pick<HoldRequest, 'clientId' | 'channelId' | 'minutes' | 'idempotencyKey' | 'insteadOf'> {
  demand: SaleDemand;
  /** The share of a timeslot that is kept from the channel. */
  withheldAt?: WithheldAt;
  /** What a ticket type, ticket group or event is called, for a refusal's words. */
  nameOf?: (ownerId: string) => string;
}

const TRIES = 5;

/**
 * Takes places of every counter that a sale needs, all or none. A missing counter is made first; where a limit
 * changed since the counters were found, they are looked up again. Refusals: the codes of
 * `domain/capacity/sale-refusal`, `limits-changed`.
 */
export async function holdSale(app: App, request: SaleRequest): Promise<Result<Hold>> {
  const { demand: first, withheldAt, nameOf, ...rest } = request;
  let demand = first;
  for (let tries = 1; ; tries += 1) {
    const refusals = refusalsAt(demand, app.clock());
    if (refusals.length > 0) return refused(...refusals.map(withName(nameOf)));
    const { lines, limitEpoch, ofCodes } = demand;
    const places = placesOfSale(demand, withheldAt);
    const held = await takeHold(app, { ...rest, places, sale: lines, limitEpoch });
    if (held.ok) return ok(held.value);
    const isNew = held.refusals.some((refusal) => isUnmadeCounter(demand, refusal));
    const isStale = held.refusals.some(({ code }) => code === 'limits-changed');
    if (tries === TRIES || !(isNew || isStale))
      return refused(...held.refusals.map(toSaleRefusal(demand, nameOf)));
    demand = await inClient(app.db, request.clientId, async (scope) =>
      isNew && (await makeSaleCounters(scope, demand))
        ? demand
        : findSaleCounters(scope, lines, undefined, ofCodes),
    );
  }
}

/**
 * The same for the sales of a batch within a transaction. Its caller has kept the limits (`keepLimits`) before it found
 * the counters, so that they cannot change between.
 */
export async function holdSales(
  scope: ClientScope,
  now: Date,
  requests: readonly Omit<SaleRequest, 'clientId' | 'insteadOf'>[],
): Promise<Result<Hold>[]> {
  const asked = requests.filter(({ demand }) => refusalsAt(demand, now).length === 0);
  await makeMissingCounters(
    scope,
    [...new Set(asked.map(({ demand }) => demand))].flatMap(({ counters }) => counters),
  );
  const held = await takeHoldsOfBatch(
    scope,
    now,
    asked.map(({ demand, withheldAt, nameOf: _nameOf, ...rest }) => {
      const { lines, limitEpoch } = demand;
      return { ...rest, places: placesOfSale(demand, withheldAt), sale: lines, limitEpoch };
    }),
  );
  const results = new Map(asked.map((request, index) => [request, held[index]]));
  return requests.map((request) => {
    const { demand, nameOf } = request;
    const result = results.get(request);
    if (!result) return refused(...refusalsAt(demand, now).map(withName(nameOf)));
    return result.ok ? result : refused(...result.refusals.map(toSaleRefusal(demand, nameOf)));
  });
}

/** What is refused at a moment, whatever room there is: an event, or a ticket, that is over is not sold any more. */
function refusalsAt({ refusals, salesEnds }: SaleDemand, now: Date): readonly Refusal[] {
  if (refusals.length > 0) return refusals;
  return salesEnds.flatMap(({ ticketTypeId, at, code }) =>
    at <= now ? [saleRefusalOf(code, { field: ticketTypeId })] : [],
  );
}

function withName(nameOf?: (ownerId: string) => string) {
  return (refusal: Refusal): Refusal => ({
    ...refusal,
    params: { ...refusal.params, name: nameOf?.(refusal.field ?? '') ?? '' },
  });
}

/** A timeslot's own counter is made with it: without one there is no such timeslot. */
function isUnmadeCounter({ counters }: SaleDemand, { code, params }: Refusal): boolean {
  if (code !== 'counter-unknown') return false;
  return counters.some(({ id, kind }) => id === params?.counterId && kind !== 'timeslot');
}

function toSaleRefusal({ counters, lines }: SaleDemand, nameOf?: (ownerId: string) => string) {
  const own = lines.flatMap((line) => line.timeslotId ?? []);
  return (refusal: Refusal): Refusal => {
    const counter = counters.find(({ id }) => id === refusal.params?.counterId);
    if (!counter) return refusal;
    const left = Number(refusal.params?.left ?? 0);
    const code = refusal.code as PlaceRefusal['code'];
    const name = nameOf?.(counter.ownerId) ?? '';
    const timeslotId = own.find((id) => id === counter.ownerId) ?? own[0] ?? null;
    return saleRefusal({ code, counterId: counter.id, left }, counter, { name, timeslotId });
  };
}
