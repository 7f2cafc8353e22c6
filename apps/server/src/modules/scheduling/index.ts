import './scheduling.graphql.ts';

export { addPastTimeslots } from './add-past-timeslots.ts';
export { findThresholds, thresholdsOf } from './availability-thresholds.ts';
export {
  copyTimeslotGroupLinks,
  linkSchedules,
  listCalendarIdsOfTicketGroups,
  listSharedCalendarIds,
  nameTicketGroups,
  type ScheduleLink,
} from './calendar-link.repository.ts';
export { changeTimeslotGroup } from './change-timeslot-group.ts';
export {
  listClosableTimeslotIds,
  listShutBy,
  listShutByClosure,
  lockCalendarsOf,
  releaseTimeslots,
  shutTimeslots,
  type TimeslotStretch,
} from './closed-timeslots.repository.ts';
export { createTimeslotGroup } from './create-timeslot-group.ts';
export { type ExceptionPlaces, readExceptionPlaces } from './exception.repository.ts';
export {
  findVisitOfTimeslot,
  fitTimeslotToWish,
  keepDayForGroups,
  listCalendarsForGroups,
  listProductsForGroups,
  raiseTimeslotLimit,
} from './group-timeslots.repository.ts';
export { listClientIds } from './horizon.repository.ts';
export { linkTicketGroups, refuseLinks } from './link-ticket-groups.ts';
export {
  type DayForSale,
  findTimeslotForSale,
  listDaysForSale,
  type TimeslotForSale,
  type WantedGroup,
} from './list-availability-for-sale.ts';
export {
  bringTimeslotsInLine,
  fitToWishes,
  planRegeneration,
  planTimeslots,
  regenerateTimeslots,
} from './regenerate-timeslots.ts';
export { saveRules, withRules } from './save-rules.ts';
export { Fill, TimeslotGroup as TimeslotGroupRef, TimeslotRef } from './scheduling.graphql.ts';
export { getTimeslot, listTimeslots, listTimeslotsBetween, type Timeslot } from './timeslot.repository.ts';
export { getTimeslotGroup, listTimeslotGroups, lockCalendar } from './timeslot-group.repository.ts';
export { refuseTakenTimeslotGroupName, timeslotGroupConstraints } from './timeslot-group-name.ts';
export { refuseStaleGroup, versionOf } from './timeslot-group-version.ts';
export { MarkedTimeslotRef } from './timeslot-marks.graphql.ts';
export { SkippedStartRef } from './timeslot-of-group.graphql.ts';
export {
  addTimeslots,
  keepConflicts,
  listComingTimeslots,
  lockTimeslotCounters,
} from './timeslot-plan.repository.ts';
export {
  areAsLeft,
  type ComparedTimeslot,
  compareTimeslots,
  listLeft,
  listSnapshotIds,
  listTakenAgainst,
  restoreTimeslotSnapshots,
  snapshotOf,
  type TimeslotLeft,
  type TimeslotSnapshot,
} from './timeslot-snapshot.ts';
export { type CalendarHandPlan, carryOutByHand, planByHand } from './timeslots-by-hand.ts';
