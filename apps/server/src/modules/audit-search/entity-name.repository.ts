import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { formatReservationNumber } from '@foyer/domain/reservations/reservation-number.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Where a kind of thing keeps the name that people know it by. */
const namedIn: Record<string, { table: string; name: string }> = {
  account: { table: 'account', name: 'username' },
  channel: { table: 'channel', name: 'name' },
  device: { table: 'device', name: 'name' },
  location: { table: 'location', name: 'name' },
  order: { table: 'orders', name: 'number' },
  'pricing-rule': { table: 'pricing_rule', name: 'name' },
  product: { table: 'product', name: 'name' },
  'product-schedule': { table: 'product_schedule', name: 'name' },
  reservation: { table: 'group_reservation', name: 'number' },
  'schedule-blocker': { table: 'schedule_blocker', name: 'reason' },
  'ticket-group': { table: 'ticket_group', name: 'name' },
  till: { table: 'till', name: 'name' },
  'timeslot-group': { table: 'calendar', name: 'name' },
  'wall-screen': { table: 'wall_screen', name: 'name' },
};

/** The kind of thing that the ids of a field belong to; `scopeIds` depends on the `scopeKind` beside it. */
const kindOfField: Record<string, string> = {
  accountId: 'account',
  calendarId: 'timeslot-group',
  channelId: 'channel',
  leftGroups: 'ticket-group',
  locationId: 'location',
  locationIds: 'location',
  loginLocationIds: 'location',
  productId: 'product',
  ticketGroup: 'ticket-group',
  ticketGroupId: 'ticket-group',
  ticketGroupIds: 'ticket-group',
  connected: 'ticket-group',
  eventId: 'event',
  linkedEventId: 'event',
  ticketTypeId: 'ticket-type',
  tillId: 'till',
  timeslotGroupId: 'timeslot-group',
};
/** What ids among the values of entries are called today, by id; an id that is gone has no name. */
export async function findNamesInValues(
  scope: ClientScope,
  values: readonly unknown[],
): Promise<ReadonlyMap<string, string>> {
  const things: { entity: string; entityId: string }[] = [];
  const collect = (value: unknown, entity?: string): void => {
    if (typeof value === 'string' && entity && isUuid(value)) things.push({ entity, entityId: value });
    else if (Array.isArray(value)) for (const one of value) collect(one, entity);
    else if (typeof value === 'object' && value !== null) {
      const { scopeKind } = value as { scopeKind?: unknown };
      for (const [field, inner] of Object.entries(value)) {
        collect(inner, field === 'scopeIds' ? `${scopeKind}` : kindOfField[field]);
      }
    }
  };
  collect(values);
  const names = await findEntityNames(scope, things);
  return new Map([...names].map(([thing, name]) => [thing.slice(thing.indexOf(' ') + 1), name]));
}

/** The names that things have today, by `entity id`: one statement per kind of thing on the page. */
export async function findEntityNames(
  scope: ClientScope,
  things: readonly { entity: string; entityId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  await nameByTexts(scope, things, names);
  await nameClosures(scope, things, names);
  for (const entity of new Set(things.map((thing) => thing.entity))) {
    const place = namedIn[entity];
    const ids = things.flatMap((thing) => (thing.entity === entity && thing.entityId ? thing.entityId : []));
    if (!place || ids.length === 0) continue;
    const { rows } = await sql<{ id: string; name: string | null; orderPrefix: string }>`
      select t.id, t.${sql.ref(place.name)}::text as name, c.order_prefix from ${sql.table(place.table)} t
      join client c on c.id = t.client_id
      where t.client_id = ${scope.clientId} and t.id = any (${[...new Set(ids)]}::uuid[])`.execute(scope.tx);
    for (const { id, name, orderPrefix } of rows) {
      if (name) names.set(`${entity} ${id}`, shownName(entity, name, orderPrefix));
    }
  }
  return names;
}

function shownName(entity: string, name: string, orderPrefix: string): string {
  if (entity === 'order') return formatOrderNumber(Number(name), orderPrefix);
  return entity === 'reservation' ? formatReservationNumber(Number(name)) : name;
}

/**
 * A ticket type is known by its description, an event by its title, in whichever language it has one, Dutch and English
 * first; a ticket type without one by its number.
 */
async function nameByTexts(
  scope: ClientScope,
  things: readonly { entity: string; entityId: string | null }[],
  names: Map<string, string>,
): Promise<void> {
  const [types, events] = [idsOf(things, 'ticket-type'), idsOf(things, 'event')];
  if (types.length + events.length === 0) return;
  const { rows } = await sql<{ entity: string; id: string; name: string }>`
    select 'ticket-type' as entity, t.id, t.number::text as name from ticket_type t
      where t.client_id = ${scope.clientId} and t.id = any (${types}::uuid[])
    union all (select distinct on (c.owner_id) c.owner, c.owner_id, c.text from content c
      where c.client_id = ${scope.clientId} and c.text <> ''
        and (c.owner = 'ticket-type' and c.field = 'name' and c.owner_id = any (${types}::uuid[])
          or c.owner = 'event' and c.field = 'title' and c.owner_id = any (${events}::uuid[]))
      order by c.owner_id, c.language <> 'nl', c.language <> 'en', c.language)`.execute(scope.tx);
  // A text comes after the number and takes its place.
  for (const { entity, id, name } of rows) names.set(`${entity} ${id}`, name);
}

/** A closure is known by where and from which day it closes: 'Lighthouse, 10-11-2026'. */
async function nameClosures(
  scope: ClientScope,
  things: readonly { entity: string; entityId: string | null }[],
  names: Map<string, string>,
): Promise<void> {
  const closures = idsOf(things, 'closure');
  if (closures.length === 0) return;
  const { rows } = await sql<{ id: string; name: string }>`
    select closed.id, concat_ws(', ', place.names, to_char(closed.from_local, 'DD-MM-YYYY')) as name
    from closure closed cross join lateral (
      select string_agg(distinct coalesce(calendar.name, location.name), ', ') as names
      from location left join calendar on closed.scope_kind <> 'location'
        and calendar.client_id = location.client_id and calendar.location_id = location.id
        and (calendar.id = any (closed.scope_ids) or calendar.id in (select calendar_id from timeslot
          where timeslot.client_id = closed.client_id and timeslot.id = any (closed.scope_ids)))
      where location.client_id = closed.client_id
        and (calendar.id is not null or location.id = any (closed.scope_ids))
    ) place where closed.client_id = ${scope.clientId} and closed.id = any (${closures}::uuid[])`.execute(
    scope.tx,
  );
  for (const { id, name } of rows) names.set(`closure ${id}`, name);
}

function idsOf(things: readonly { entity: string; entityId: string | null }[], kind: string): string[] {
  return [
    ...new Set(things.flatMap(({ entity, entityId }) => (entity === kind && entityId ? entityId : []))),
  ];
}
