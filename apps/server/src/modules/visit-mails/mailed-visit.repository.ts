import { chooseText, type Texts } from '@foyer/domain/catalog/content-text.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { UnmailedVisit } from './visit-to-mail.repository.ts';

/** What the mail says about one visit. */
export interface MailedVisit {
  productName: string;
  /** The tickets of this visit, by type. */
  tickets: { typeName: string; quantity: number }[];
  place: { name: string; address: string; town: string } | null;
  /** What the ticket groups say on their e-tickets, in the buyer's language. */
  texts: string[];
}

interface Row {
  productName: string;
  typeName: string;
  quantity: number;
  texts: Texts | null;
  fallback: string;
  name: string | null;
  address: string;
  town: string;
}

/** Its product and place are those of a group that sends the mail, where there are several. */
export async function readMailedVisit(
  scope: ClientScope,
  { orderId, date, time, ticketGroupIds }: UnmailedVisit,
  language: string,
): Promise<MailedVisit> {
  const { rows } = await sql<Row>`
    select i.product_name, i.ticket_type_name as type_name, count(*)::int as quantity, left(c.default_locale, 2) as fallback,
      (select jsonb_object_agg(w.language, w.text) from content w
        where w.client_id = i.client_id and w.owner = 'ticket-group' and w.owner_id = y.ticket_group_id
          and w.field = 'e-ticket-text') as texts,
      l.name, l.address, l.town
    from ticket t
    join client c on c.id = t.client_id
    join order_line i on i.client_id = t.client_id and i.id = t.order_line_id
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join orders o on o.client_id = t.client_id and o.id = t.order_id
    left join timeslot s on s.client_id = t.client_id and s.id = t.timeslot_id
    left join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
    left join location l on l.client_id = t.client_id
      and l.id = coalesce(t.location_id, k.location_id, o.location_id)
    where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and t.state = 'active'
      and t.visit_date = ${date}::date and t.visit_time is not distinct from ${time}::time
    group by i.client_id, i.id, i.position, y.ticket_group_id, c.default_locale, l.id, l.name, l.address, l.town
    order by y.ticket_group_id = any (${ticketGroupIds}::uuid[]) desc, i.position, i.id`.execute(scope.tx);
  const [first] = rows;
  return {
    productName: first?.productName ?? '',
    tickets: rows.map(({ typeName, quantity }) => ({ typeName, quantity })),
    place: first && first.name !== null ? { ...first, name: first.name } : null,
    texts: [
      ...new Set(rows.map(({ texts, fallback }) => chooseText(texts ?? {}, language, fallback))),
    ].filter(Boolean),
  };
}
