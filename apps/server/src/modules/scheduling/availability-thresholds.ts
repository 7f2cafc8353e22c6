import type { AvailabilityThresholds } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { oncePerCall } from '../../platform/once-per-call.ts';
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

/** The thresholds of a call's client, however many timeslots it shows. */
export const thresholdsOf = oncePerCall((scope, call) => findThresholds(scope, call.app.clock()));
