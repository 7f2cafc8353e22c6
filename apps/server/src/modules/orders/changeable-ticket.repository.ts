import type { GiftKind, ItemKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { GiftPrice } from '@foyer/domain/gifts/gift-price.ts';
import type { ChangeableTicket } from '@foyer/domain/order-changes/changeable-order.ts';
import type { LineDiscount } from '@foyer/domain/pricing/price-step.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/prepared.ts';
import type { NewOrderLine } from './order.repository.ts';

/** A valid ticket with all that a change of its order has to know; amounts are those of its line. */
export interface TicketToChange extends ChangeableTicket {
  code: string;
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
  ticketGroupId: string;
  itemKind: ItemKind;
  /** The event or exhibition that its type is linked to. */
  eventId: string | null;
  productId: string;
  lineVatBasisPoints: number;
  /** Of its ticket type. */
  costCentre: string;
  generalLedgerAccount: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
  locationId: string | null;
  /** Of its location, else of the client. */
  timeZone: string;
  /**
   * How often its buyer, or staff for its buyer, moved it to another visit since it was sold, and the visit that days are
   * counted from: what it was sold for, or what the client moved it to (decision 0261).
   */
  rebookings: number;
  firstVisitDate: string | null;
  firstVisitTime: string | null;
  /** The sealed name on it. */
  visitorName: Buffer | null;
  /** What its line sells besides tickets that open a gate. */
  sells: GiftKind | null;
  /** Of its line; null = none. */
  discount: LineDiscount | null;
  /** What its line was bought for as a present; null = it was none. */
  gift: GiftPrice | null;
  /** The card that was sold by it. */
  giftCardId: string | null;
  /** What of that card is used, corrected or held by an order; 0 = it is no card. */
  spentMinor: number;
  /** What is used of all cards that the order sold, also of those that were given back. */
  spentOnCardsMinor: number;
}

/** The valid tickets of an order, in the order of its lines. */
export async function listTicketsToChange(scope: ClientScope, orderId: string): Promise<TicketToChange[]> {
  const { rows } = await sql<TicketToChange>`
    with recursive earlier as (
      select b.replaced_by as of_id, b.id, b.rebooked_at is not null as moved, b.moved_by_client, b.visit_date, b.visit_time
      from ticket b
      join ticket v on v.client_id = b.client_id and v.id = b.replaced_by and v.state <> 'cancelled'
      where b.client_id = ${scope.clientId} and b.order_id = ${orderId}
      union all
      select e.of_id, b.id, b.rebooked_at is not null, b.moved_by_client, b.visit_date, b.visit_time
      from ticket b join earlier e on b.replaced_by = e.id
      where b.client_id = ${scope.clientId} and b.order_id = ${orderId})
    select t.id, t.code, t.visitor_name, t.order_line_id, l.quantity as line_quantity, l.total_minor::int as line_total_minor,
      l.vat_basis_points as line_vat_basis_points, l.ticket_type_name, l.product_name, k.cost_centre,
      k.ledger_account as general_ledger_account, t.ticket_type_id, k.ticket_group_id, k.item_kind, k.event_id, g.product_id,
      t.timeslot_id, t.visit_date, t.visit_time, t.location_id, t.used_at is not null as is_scanned,
      coalesce(z.time_zone, c.time_zone) as time_zone,
      coalesce(before.rebookings, 0)::int as rebookings, coalesce(before.first_date, t.visit_date) as first_visit_date,
      coalesce(before.first_time, t.visit_time) as first_visit_time, l.sells, card.id as gift_card_id,
      (select s -> 'gift' from jsonb_array_elements(l.price_steps) s where s ->> 'kind' = 'gift-ticket') as gift,
      (select jsonb_build_object('title', s -> 'title', 'change', s -> 'change', 'share', coalesce(s -> 'share',
          jsonb_build_object('pieces', coalesce((s ->> 'pieces')::int, l.quantity), 'of', l.quantity)))
        from jsonb_array_elements(l.price_steps) s where s ->> 'kind' = 'discount-code') as discount,
      case when card.id is null then 0
        else greatest(0, round(l.total_minor::numeric / l.quantity) - card.left_minor) end::int as spent_minor,
      case when l.sells is not null then (select coalesce(sum(k.sold + k.held), 0) from gift_card s
        join counter k on k.client_id = s.client_id and k.owner_id = s.id and k.kind = 'gift-card' and k.kind <> 'timeslot'
        where s.client_id = t.client_id and s.order_id = t.order_id) else 0 end::int as spent_on_cards_minor
    from ticket t
    left join lateral (
      select count(*) filter (where e.moved and not e.moved_by_client) as rebookings,
        (array_agg(e.visit_date order by e.id) filter (where e.is_since))[1] as first_date,
        (array_agg(e.visit_time order by e.id) filter (where e.is_since))[1] as first_time
      from (select own.*, not exists (select from earlier later
          where later.of_id = own.of_id and later.moved_by_client and later.id >= own.id) as is_since
        from earlier own where own.of_id = t.id) e) before on true
    join client c on c.id = t.client_id
    join ticket_type k on k.client_id = t.client_id and k.id = t.ticket_type_id
    join ticket_group g on g.client_id = k.client_id and g.id = k.ticket_group_id
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    left join lateral (select s.id, k.capacity - k.sold - k.held as left_minor from gift_card s
      join counter k on k.client_id = s.client_id and k.owner_id = s.id and k.kind = 'gift-card' and k.kind <> 'timeslot'
      where l.sells is not null and s.client_id = t.client_id and s.ticket_id = t.id) card on true
    left join location z on z.client_id = t.client_id and z.id = t.location_id
    where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and t.state <> 'cancelled'
    order by l.position, t.id`.execute(scope.tx);
  return rows;
}

/** Lines that come to an order after it was placed, behind those that it has. */
export async function addOrderLines(
  scope: ClientScope,
  orderId: string,
  lines: readonly (NewOrderLine & { id: string })[],
): Promise<void> {
  if (lines.length === 0) return;
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 1 as next from order_line
    where client_id = ${scope.clientId} and order_id = ${orderId}`.execute(scope.tx);
  const next = rows[0]?.next ?? 0;
  await insertRows(
    scope,
    'orderLine',
    lines.map((line, index) => ({ orderId, position: next + index, ...line })),
  );
}
