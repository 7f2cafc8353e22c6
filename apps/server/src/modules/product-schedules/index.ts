export { addPastScheduledTimeslots } from './add-past-scheduled-timeslots.ts';
export { copySchedules } from './copy-schedules.ts';
export { createProductSchedule } from './create-product-schedule.ts';
export { createScheduleBlocker } from './create-schedule-blocker.ts';
export { listCalendarsById } from './product-calendar.repository.ts';
export { ScheduleBlocker } from './product-schedules.graphql.ts';
export { listBlockersAt } from './schedule-blocker.repository.ts';
export { scheduleConstraints } from './schedule-constraints.ts';
