import type { ClientScope } from '../../platform/database/database.ts';
import { listTimeslots, type Timeslot } from '../scheduling/index.ts';
import type { WaitingEntry } from './waiting-entry.repository.ts';

/** The time that is kept, else waited for; null = any of the day, a day without times, or one that was removed since. */
export async function findTimeslotOfEntry(
  scope: ClientScope,
  { offeredTimeslotId, timeslotId }: WaitingEntry,
): Promise<Timeslot | null> {
  const id = offeredTimeslotId ?? timeslotId;
  const [timeslot = null] = id === null ? [] : await listTimeslots(scope, [id]);
  return timeslot;
}
