import type { DueWay } from '@foyer/domain/order-changes/order-change-states.ts';
import type { OrderRulesQuery } from '../../../generated/operations.ts';

export interface ChosenVisit {
  timeslotId: string | null;
  date: string;
  time: string | null;
  left: number | null;
}

export type TypeToChoose = NonNullable<OrderRulesQuery['orderRules']>['types'][number];

/** What staff want of an order, as they chose it. */
export interface ChangeChoice {
  /** Those that get another visit; null = all that were not scanned. */
  ticketIds: string[] | null;
  /** null = the visit stays. */
  visit: ChosenVisit | null;
  /** Of a ticket, by its id, another type. */
  types: Readonly<Record<string, string>>;
  /** Of a type, by its id, another number; null = not typed yet. */
  numbers: Readonly<Record<string, number | null>>;
  isFeeWaived: boolean;
  isAgainstRules: boolean;
  due: DueWay;
  isRefunded: boolean;
}
