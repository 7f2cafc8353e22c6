export { createProductSchedule } from './create-product-schedule.ts';
