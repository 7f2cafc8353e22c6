import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listPricingRules } from '../../pricing/index.ts';
import { type TimeslotOnSale, timeslotsOfSale } from '../list-timeslots-on-sale.ts';
import { readSale } from '../read-sale.ts';
import { type DayOnSale, daysOfSale, type RuleOfGroup } from './list-days-on-sale.ts';

/** A ticket group on one day as staff sell it. */
export interface GroupOnDay {
  day: DayOnSale;
  /** None where its tickets have no times. */
  timeslots: TimeslotOnSale[];
  /** The pricing rules that may change its prices on that day or later. */
  rules: RuleOfGroup[];
}

/** Several ticket groups on one day, each by itself: a fixed number of statements, whatever their number. */
export async function listGroupsOnDay(
  scope: ClientScope,
  { ticketGroupIds, date, at }: { ticketGroupIds: readonly string[]; date: LocalDate; at: Date },
): Promise<Map<string, GroupOnDay>> {
  const asker = { channel: null, at, from: date, until: date, people: 1, isApart: true };
  const sale = await readSale(scope, { ...asker, ticketGroupIds });
  const rules = await listPricingRules(scope, { ticketGroupIds, notEndedBefore: date });
  return new Map(
    ticketGroupIds.flatMap((id): [string, GroupOnDay][] => {
      const question = { ...asker, ticketGroupIds: [id] };
      const [day] = daysOfSale(sale, question, rules);
      if (!day) return [];
      const own = rules.filter((rule) => rule.ticketGroupId === id);
      return [[id, { day, timeslots: timeslotsOfSale(sale, question), rules: own }]];
    }),
  );
}
