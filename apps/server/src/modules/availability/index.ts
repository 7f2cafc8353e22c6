import './availability.graphql.ts';
import './sale-days.graphql.ts';

export { checkDayOnSale, listPeriodsWithDaysLeft } from './check-day-on-sale.ts';
export { listDaysForVisitors } from './list-days-for-visitors.ts';
export { type DayOnSale, listDaysOnSale } from './list-days-on-sale.ts';
export { listProgramme } from './list-programme.ts';
export { listStaffAnswers, listStaffTimeslots, type StaffTimeslot } from './list-staff-answers.ts';
export { listTimeslotsOnSale, type TimeslotOnSale } from './list-timeslots-on-sale.ts';
export { listProductDays } from './product-day.repository.ts';
export type { SaleQuestion } from './sale-question.ts';
export { type LabelledType, listTypeLabels } from './type-labels.ts';
