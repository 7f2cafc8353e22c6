import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { GateTicket } from '@foyer/domain/scanning/gate-contract.ts';
import { sql } from 'kysely';
import { uuidArray } from '../../platform/database/binary-arrays.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';
import { nameForStaff } from '../catalog/index.ts';
import type { Ticket } from '../orders/index.ts';

/** What a gate shows of a ticket; its name is sealed. */
export type TicketAtGate = Omit<GateTicket, 'visitorName'> & {
  named: Pick<Ticket, 'id' | 'orderId' | 'visitorName'>;
};

interface SoldRow extends Pick<GateTicket, 'date' | 'time' | 'locationName' | 'language' | 'productName'> {
  ticketTypeName: string;
  validFrom: Date | null;
  validUntil: Date | null;
  orderId: string;
  number: number | null;
  orderPrefix: string;
  buyerName: string | null;
  ticketId: string;
  sealedName: Ticket['visitorName'];
  inside: number;
  size: number;
}

interface ToShow {
  ticketId: string;
  ticketTypeId: string;
  language: string | undefined;
}

/** What gates show of tickets, each in the language of its screen: four facts, and how many people of its order are in. */
export async function listGateTickets(scope: ClientScope, shown: readonly ToShow[]): Promise<TicketAtGate[]> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ ticketId }) => ticketId);
  const [rows, names] = await Promise.all([listSold(scope, ids), listNames(scope, shown)]);
  return rows.map((row) => {
    const { ticketTypeName, productName } = names.get(row.ticketId) ?? row;
    return toShown({
      ...row,
      ticketTypeName: ticketTypeName || row.ticketTypeName,
      productName: productName || row.productName,
    });
  });
}

/** The names that staff read, by the id of the ticket; empty where there is none but the one as it was sold. */
async function listNames(scope: ClientScope, shown: readonly ToShow[]) {
  const ofLanguages = [...Map.groupBy(shown, ({ language }) => language)];
  const named = await Promise.all(
    ofLanguages.map(([language, tickets]) => {
      const unnamed = tickets.map((ticket) => ({ ...ticket, ticketTypeName: '', productName: '' }));
      return nameForStaff(scope, unnamed, language);
    }),
  );
  return new Map(named.flat().map((ticket) => [ticket.ticketId, ticket]));
}

async function listSold(scope: ClientScope, ticketIds: readonly string[]): Promise<SoldRow[]> {
  return runPrepared(
    scope,
    sql<SoldRow>`
      select l.ticket_type_name, l.product_name, t.visit_date as date, t.visit_time as time,
        place.name as location_name, t.valid_from, t.valid_until, o.id as order_id, o.number, k.order_prefix,
        o.buyer_name, t.id as ticket_id, t.visitor_name as sealed_name, o.language, party.inside, party.size
      from ticket t
      join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
      join orders o on o.client_id = t.client_id and o.id = t.order_id
      join client k on k.id = t.client_id
      left join location place on place.client_id = t.client_id and place.id = t.location_id
      cross join lateral (
        select count(one.used_at)::int as inside, count(*)::int as size from ticket one
        join ticket_type y on y.client_id = one.client_id and y.id = one.ticket_type_id and y.item_kind = 'admission'
        where one.client_id = ${scope.clientId} and one.order_id = t.order_id and one.state = 'active'
          and one.visit_date is not distinct from t.visit_date
          and one.visit_time is not distinct from t.visit_time) party
      where t.client_id = ${scope.clientId} and t.id = any (${uuidArray(ticketIds)}::uuid[])`,
  );
}

function toShown({
  validFrom,
  validUntil,
  orderId,
  number,
  orderPrefix,
  buyerName,
  ...row
}: SoldRow): TicketAtGate {
  const { ticketId: id, sealedName: visitorName, ticketTypeName: typeName, productName, inside, size } = row;
  const { date, time, locationName, language } = row;
  return {
    ...{ typeName, productName, date, time, locationName, language },
    named: { id, orderId, visitorName },
    validFromAt: validFrom?.toISOString() ?? null,
    validUntilAt: validUntil?.toISOString() ?? null,
    orderNumber: number === null ? null : formatOrderNumber(number, orderPrefix),
    buyer: buyerName || null,
    group: { inside, size },
  };
}
