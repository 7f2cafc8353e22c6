export { addPastScheduledTimeslots } from './add-past-scheduled-timeslots.ts';
export { createProductSchedule } from './create-product-schedule.ts';
export { createScheduleBlocker } from './create-schedule-blocker.ts';
