import { timeslotConflicts } from './plan-timeslot-changes.ts';

/** What a change can change beside timeslots. */
export const changedFactFields = ['name', 'hidden', 'synced', 'linked', 'unlinked', 'converted'] as const;
export type ChangedFactField = (typeof changedFactFields)[number];

/** Why visitors of a timeslot need a choice. `closed` = a person closes it under them; the rules still yield it. */
export const visitorConflicts = [...timeslotConflicts, 'closed'] as const;
export type VisitorConflict = (typeof visitorConflicts)[number];
