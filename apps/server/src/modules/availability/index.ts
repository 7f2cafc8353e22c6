import './availability.graphql.ts';

export type { DayOnSale } from './list-days-on-sale.ts';
export { listOpenDays } from './list-open-days.ts';
export { listTimeslotsOnSale, type TimeslotOnSale } from './list-timeslots-on-sale.ts';
export { listVisitDays, splitByTimeslots } from './list-visit-days.ts';
export { listOpenDayGroups, type OpenDayGroup } from './open-day.repository.ts';
export type { SaleQuestion } from './sale-question.ts';
