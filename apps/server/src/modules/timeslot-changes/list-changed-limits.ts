import type { PlannedCalendar } from './plan-change.ts';
import type { ChangedLimit } from './timeslot-change.ts';

/** Which limits become which, the one of most timeslots first. The limit is the one that was asked for. */
export function listChangedLimits(planned: readonly PlannedCalendar[]): ChangedLimit[] {
  const limits = new Map<string, ChangedLimit>();
  for (const { plan, coming } of planned) {
    const present = new Map(coming.map((timeslot) => [timeslot.id, timeslot]));
    for (const change of plan.change) {
      const was = present.get(change.id);
      const before = was?.wantedCapacity ?? was?.capacity ?? null;
      const after = change.wantedCapacity ?? change.capacity;
      if (before === after) continue;
      const limit = limits.get(`${before} ${after}`) ?? { before, after, timeslotCount: 0 };
      limit.timeslotCount += 1;
      limits.set(`${before} ${after}`, limit);
    }
  }
  return [...limits.values()].sort((one, other) => other.timeslotCount - one.timeslotCount);
}
