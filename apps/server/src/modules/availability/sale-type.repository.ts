import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LimitedEvent, SeriesLeft } from '@foyer/domain/capacity/sale-counters.ts';
import type { ItemKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { TicketTypeLabel } from '@foyer/domain/catalog/ticket-type-label.ts';
import type { EventRules } from '@foyer/domain/events/event-shut.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  eventRules,
  eventsOfType,
  limitedEvent,
  readEventRules,
  seriesOfType,
} from '../sale-counters/index.ts';

/** A ticket type as far as it decides when it can be bought, with what limits it; null = no limit. */
export interface SaleType {
  id: string;
  number: number;
  ticketGroupId: string;
  groupKind: TicketGroupKind;
  priceMinor: number;
  itemKind: ItemKind;
  durationMinutes: number | null;
  blocksOtherTimeslots: boolean;
  ticketLimit: number | null;
  groupLimit: number | null;
  statusLabel: TicketTypeLabel | null;
  /** The last date on which it is valid, where it has one of its own. */
  validUntil: LocalDate | null;
  event: LimitedEvent | null;
  linkedEvent: LimitedEvent | null;
  /** The series whose codes its tickets take; null = each has its own. */
  barcodeSeries: SeriesLeft[] | null;
  /** When and where its event is. */
  eventRules: EventRules | null;
}

/** The active types of some ticket groups in their order; those of one sales point only where it is given. */
export async function listSaleTypes(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
  salesPoint: string | null,
): Promise<SaleType[]> {
  const { rows } = await sql<SaleType>`
    select t.id, t.number, t.ticket_group_id, g.kind as group_kind, t.price_minor, t.item_kind, t.duration_minutes,
      t.blocks_other_timeslots, t.ticket_limit, g.ticket_limit as group_limit, t.status_label,
      t.validity_until as valid_until,
      ${limitedEvent('e')} as event, ${limitedEvent('o')} as linked_event, ${eventRules} as event_rules,
      ${seriesOfType} as barcode_series
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    ${eventsOfType}
    where t.client_id = ${scope.clientId} and t.ticket_group_id = any (${[...ticketGroupIds]}::uuid[])
      and t.active and t.archived_at is null
      and (${salesPoint}::text is null or exists (
        select from ticket_type_sales_point p
        where p.client_id = t.client_id and p.ticket_type_id = t.id and p.sales_point = ${salesPoint}))
    order by t.sort, t.number`.execute(scope.tx);
  return rows.map((row) => ({ ...row, eventRules: readEventRules(row.eventRules) }));
}
