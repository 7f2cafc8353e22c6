export { addPastScheduledTimeslots } from './add-past-scheduled-timeslots.ts';
export { copySchedules } from './copy-schedules.ts';
export { createProductSchedule } from './create-product-schedule.ts';
export { createScheduleBlocker } from './create-schedule-blocker.ts';
export { scheduleConstraints } from './schedule-constraints.ts';
