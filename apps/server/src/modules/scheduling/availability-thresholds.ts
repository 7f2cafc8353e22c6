import type { AvailabilityThresholds } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findSetting } from '../settings/index.ts';

/** From which shares the client calls a time quiet, busy and almost full (product.md, section 4). */
export async function findThresholds(scope: ClientScope, at: Date): Promise<AvailabilityThresholds> {
  const { quietPercent, busyPercent, almostFullPercent } = await findSetting(scope, 'thresholds', at);
  return {
    quietBasisPoints: quietPercent * 100,
    busyBasisPoints: busyPercent * 100,
    almostFullBasisPoints: almostFullPercent * 100,
  };
}

const ofCall = new WeakMap<RequestContext, Promise<AvailabilityThresholds>>();

/** The thresholds of a call's client, read once a call, however many timeslots it shows. */
export function thresholdsOf(context: RequestContext): Promise<AvailabilityThresholds> {
  const known = ofCall.get(context);
  if (known) return known;
  const found = context.inClient((scope) => findThresholds(scope, context.app.clock()));
  ofCall.set(context, found);
  return found;
}
