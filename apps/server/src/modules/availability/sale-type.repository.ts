import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { TicketTypeLabel } from '@foyer/domain/catalog/ticket-type-label.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A ticket type as far as it decides when it can be bought, with what limits it; null = no limit. */
export interface SaleType {
  id: string;
  number: number;
  ticketGroupId: string;
  groupKind: TicketGroupKind;
  priceMinor: number;
  itemKind: 'admission' | 'product' | 'merchandise';
  durationMinutes: number | null;
  blocksOtherTimeslots: boolean;
  ticketLimit: number | null;
  groupLimit: number | null;
  statusLabel: TicketTypeLabel | null;
  event: SaleEvent | null;
}

export interface SaleEvent {
  id: string;
  kind: 'event' | 'exhibition';
  limit: number | null;
  from: LocalDate;
  until: LocalDate;
  closedDates: readonly LocalDate[];
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
      case when e.id is not null then json_build_object('id', e.id, 'kind', e.kind, 'limit', e.ticket_limit,
        'from', e.from_date, 'until', e.until_date, 'closedDates', array(
          select x.date from event_exception x where x.client_id = e.client_id and x.event_id = e.id)) end as event
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    left join event e on e.client_id = t.client_id and e.id = t.event_id
    where t.client_id = ${scope.clientId} and t.ticket_group_id = any (${[...ticketGroupIds]}::uuid[])
      and t.active and t.archived_at is null
      and (${salesPoint}::text is null or exists (
        select from ticket_type_sales_point p
        where p.client_id = t.client_id and p.ticket_type_id = t.id and p.sales_point = ${salesPoint}))
    order by t.sort, t.number`.execute(scope.tx);
  return rows;
}
