import { decideFill } from '../timeslot-changes/decide-fill.ts';
import type { TimeslotFacts } from './availability-facts.ts';
import { type Availability, defaultAvailabilityThresholds, type ShutReason } from './availability-state.ts';

/** What a rule says when it shuts. */
export interface Shut {
  state: 'none' | 'closed';
  reason: ShutReason;
}

/** What is known of a timeslot whatever is sold for it. */
export type StandingTimeslot = Omit<TimeslotFacts, 'date' | 'startsAt'>;

const closed = (reason: ShutReason): Shut => ({ state: 'closed', reason });

/** What shuts a timeslot for every buyer, strongest first: a part of `shutRules`. */
export const timeslotRules = [
  {
    name: 'closed-day',
    check: ({ isClosedDay }: StandingTimeslot) => (isClosedDay ? closed('closed-day') : null),
  },
  {
    name: 'exception',
    check: ({ state, exceptionId, closureId, groupShut }: StandingTimeslot) =>
      state === 'closed' && exceptionId && !closureId && !groupShut ? closed('closed-by-exception') : null,
  },
  {
    name: 'closure',
    check: ({ state, closureId }: StandingTimeslot) =>
      state === 'closed' && closureId ? closed('closed-by-closure') : null,
  },
  { name: 'staff', check: checkStaff },
] as const;

function checkStaff(timeslot: StandingTimeslot): Shut | null {
  const { state, conflict, capacity, exceptionId, closureId, groupShut } = timeslot;
  if (state === 'cancelled') return closed('cancelled');
  if (state === 'open') return capacity === 0 ? closed('capacity-zero') : null;
  if (groupShut) return closed('closed-for-group');
  if (exceptionId || closureId) return null;
  return closed(conflict === 'not-in-rules' ? 'not-in-rules' : 'closed-by-staff');
}

/** What shuts a timeslot whatever is sold for it; null = nothing does. */
export function findTimeslotShut(timeslot: StandingTimeslot): Shut | null {
  for (const { check } of timeslotRules) {
    const shut = check(timeslot);
    if (shut) return shut;
  }
  return null;
}

/** How full a timeslot is for staff, past or not: one that is shut is closed, and by what. */
export function decideTimeslotFill(
  timeslot: StandingTimeslot,
  thresholds = defaultAvailabilityThresholds,
): Availability {
  const shut = findTimeslotShut(timeslot);
  return shut ? { ...shut, left: 0 } : decideFill(timeslot, thresholds);
}
