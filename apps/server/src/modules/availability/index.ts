import './availability.graphql.ts';

export { listDayTicketsOnSale } from './list-day-tickets-on-sale.ts';
export { type DayOnSale, listDaysOnSale } from './list-days-on-sale.ts';
export { listOpenDays } from './list-open-days.ts';
export { listTimeslotsOnSale, type TimeslotOnSale } from './list-timeslots-on-sale.ts';
export { listOpenDayGroups, type OpenDayGroup } from './open-day.repository.ts';
export type { SaleQuestion } from './sale-question.ts';
