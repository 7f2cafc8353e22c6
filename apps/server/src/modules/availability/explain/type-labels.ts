import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { decideTicketTypeLabel, type TicketTypeLabel } from '@foyer/domain/catalog/ticket-type-label.ts';
import { decideAvailability } from '@foyer/domain/scheduling/availability/availability.ts';
import { isWithoutDate } from '@foyer/domain/scheduling/availability/shut-rules.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { readSale, type Sale } from '../read-sale.ts';
import { daysOfSale } from '../sale-days/list-days-on-sale.ts';
import { saleFactsOf } from '../sale-facts.ts';
import type { SaleQuestion } from '../sale-question.ts';
import type { SaleType } from '../sale-type.repository.ts';
import type { VisitTime } from '../visit-time.ts';

/** A ticket type that cannot be bought, and what it is called (specification 001, section 4). */
export interface LabelledType {
  id: string;
  label: TicketTypeLabel;
}

/**
 * The ticket types of some groups that cannot be bought on a date, whatever the time, each by itself: with the label
 * set by staff, else its availability. Tickets without a date are for no date in particular.
 */
export async function listTypeLabels(
  scope: ClientScope,
  { date, ...asked }: Pick<SaleQuestion, 'ticketGroupIds' | 'channel' | 'at'> & { date: LocalDate },
): Promise<LabelledType[]> {
  const question = { ...asked, isApart: true, people: 1, from: date, until: date };
  const sale = await readSale(scope, question);
  const dated = new Set(sale.groups.filter((group) => !isWithoutDate(group)).map(({ id }) => id));
  return sale.types
    .filter(({ ticketGroupId }) => dated.has(ticketGroupId))
    .flatMap((type) => {
      const tickets = [{ ticketTypeId: type.id, quantity: 1 }];
      const own = { ...question, ticketGroupIds: [type.ticketGroupId], tickets };
      const [day] = daysOfSale(sale, own, []);
      return day ? labelled(type, decideTicketTypeLabel(type.statusLabel, day.availability)) : [];
    });
}

/** The same at one visit, of what was read. */
export function labelsAtVisit(
  sale: Sale,
  asker: Pick<SaleQuestion, 'channel' | 'at'>,
  visit: VisitTime,
  ticketGroupId: string,
): LabelledType[] {
  return sale.types
    .filter((type) => type.ticketGroupId === ticketGroupId)
    .flatMap((type) => {
      const facts = saleFactsOf(sale, asker, visit, ticketGroupId, [type]);
      return labelled(type, decideTicketTypeLabel(type.statusLabel, decideAvailability(facts)));
    });
}

function labelled({ id }: SaleType, label: TicketTypeLabel | null): LabelledType[] {
  return label === null ? [] : [{ id, label }];
}
