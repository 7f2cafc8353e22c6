import type { ClientScope } from '../../platform/database/database.ts';
import { listTimeslots, type Timeslot } from './timeslot.repository.ts';
import { listConflictingIds } from './timeslot-conflicts.repository.ts';

export interface ConflictingTimeslot {
  timeslot: Timeslot;
  /** null where product schedules yield it. */
  groupId: string | null;
  name: string;
}

/** The timeslots to come that differ from their rules and wait for a choice, by start. */
export async function listConflictingTimeslots(scope: ClientScope, at: Date): Promise<ConflictingTimeslot[]> {
  const owners = await listConflictingIds(scope, at);
  const timeslots = await listTimeslots(scope, [...owners.keys()]);
  return timeslots.map((timeslot) => ({
    timeslot,
    groupId: owners.get(timeslot.id)?.groupId ?? null,
    name: owners.get(timeslot.id)?.name ?? '',
  }));
}
