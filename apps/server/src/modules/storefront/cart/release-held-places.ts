import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { endHolds } from '../../sales/index.ts';
import { endTimeOfCarts, listHeldCarts, lockHeldCarts } from './held-cart.repository.ts';

/** What can be released of a timeslot: places in carts without an order. */
export interface ReleasablePlaces {
  placeCount: number;
  cartCount: number;
}

export async function countReleasablePlaces(
  context: RequestContext,
  timeslotId: string,
): Promise<ReleasablePlaces> {
  const carts = await context.inClient((scope) => listHeldCarts(scope, timeslotId, context.app.clock()));
  return { placeCount: sumOf(carts), cartCount: carts.length };
}

/**
 * Releases the places of a timeslot that visitors hold in carts (design.md, section 5: the inspector), as if the visitors
 * had released them. Never those of a cart with an order: checkout and this lock the cart first, so that one of them wins.
 * Repeated, it changes nothing.
 * @throws NotAllowedError without `availability-scheduler` extra, because visitors lose what they hold.
 */
export async function releaseHeldPlaces(
  context: RequestContext,
  timeslotId: string,
): Promise<ReleasablePlaces> {
  context.require('availability-scheduler', 'extra');
  return context.inClient(async (scope) => {
    const at = context.app.clock();
    const carts = await lockHeldCarts(scope, timeslotId, at);
    if (carts.length === 0) return { placeCount: 0, cartCount: 0 };
    const ended = await endHolds(
      scope,
      carts.map(({ holdId }) => holdId),
    );
    await endTimeOfCarts(
      scope,
      carts.map(({ id }) => id),
      at,
    );
    const ofTimeslot = [...ended.values()].flat().filter(({ counterId }) => counterId === timeslotId);
    const placeCount = ofTimeslot.reduce((sum, { quantity }) => sum + quantity, 0);
    const released = { placeCount, cartCount: carts.length };
    await writeAudit(scope, actorOf(context), {
      action: 'release-held-places',
      entity: 'timeslot',
      entityId: timeslotId,
      after: { places: placeCount, carts: carts.length },
    });
    return released;
  });
}

function sumOf(carts: readonly { places: number }[]): number {
  return carts.reduce((sum, { places }) => sum + places, 0);
}
