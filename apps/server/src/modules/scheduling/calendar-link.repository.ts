import './scheduling.tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketGroupsOfProducts } from '../catalog/index.ts';

/** The calendars from which each ticket group takes its times; hidden ones only where asked for. */
export async function listCalendarIdsOfTicketGroups(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
  { withHidden = false }: { withHidden?: boolean } = {},
): Promise<Map<string, string[]>> {
  const calendarIds = new Map<string, string[]>(ticketGroupIds.map((id) => [id, []]));
  if (ticketGroupIds.length === 0) return calendarIds;
  let query = scope.tx
    .selectFrom('calendarTicketGroup as link')
    .innerJoin('calendar', (join) =>
      join.onRef('calendar.clientId', '=', 'link.clientId').onRef('calendar.id', '=', 'link.calendarId'),
    )
    .select(['link.ticketGroupId', 'link.calendarId'])
    .where('link.clientId', '=', scope.clientId)
    .where('link.ticketGroupId', 'in', [...ticketGroupIds]);
  if (!withHidden) query = query.where('calendar.hidden', '=', false);
  for (const { ticketGroupId, calendarId } of await query.orderBy('link.calendarId').execute()) {
    calendarIds.get(ticketGroupId)?.push(calendarId);
  }
  return calendarIds;
}

/** The calendars that all of these ticket groups share: where tickets of each can be one visit. */
export async function listSharedCalendarIds(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<string[]> {
  const [first, ...others] = [...(await listCalendarIdsOfTicketGroups(scope, ticketGroupIds)).values()];
  return (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
}

/** The calendars from which the ticket groups of each product take their times. */
export async function listCalendarIdsOfProducts(
  scope: ClientScope,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const groups = await listTicketGroupsOfProducts(scope, productIds);
  const calendarIds = await listCalendarIdsOfTicketGroups(
    scope,
    groups.map(({ id }) => id),
  );
  return new Map(
    productIds.map((productId) => {
      const own = groups.filter((group) => group.productId === productId);
      return [productId, [...new Set(own.flatMap(({ id }) => calendarIds.get(id) ?? []))]];
    }),
  );
}
