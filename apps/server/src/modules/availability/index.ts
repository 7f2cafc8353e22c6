import './availability.graphql.ts';
import './sale-days/sale-days.graphql.ts';

export { type LabelledType, listTypeLabels } from './explain/type-labels.ts';
export { listStockLeft } from './list-stock-left.ts';
export { listTimesOfProducts } from './list-times-of-products.ts';
export { listTimeslotsOnSale, type TimeslotOnSale } from './list-timeslots-on-sale.ts';
export { listProgramme } from './product-list/list-programme.ts';
export {
  listStaffAnswers,
  listStaffTimeslots,
  type StaffTimeslot,
} from './product-list/list-staff-answers.ts';
export { listPlacesOfEvents } from './product-list/programme.repository.ts';
export { checkDayOnSale, listPeriodsWithDaysLeft } from './sale-days/check-day-on-sale.ts';
export { countTicketsLeft, listTicketsLeft, type ProductLeft } from './sale-days/count-tickets-left.ts';
export { listDaysForVisitors } from './sale-days/list-days-for-visitors.ts';
export { type DayOnSale, listDaysOnSale } from './sale-days/list-days-on-sale.ts';
export { type GroupOnDay, listGroupsOnDay } from './sale-days/list-groups-on-day.ts';
export { listProductDays } from './sale-days/product-day.repository.ts';
export type { SaleQuestion } from './sale-question.ts';
