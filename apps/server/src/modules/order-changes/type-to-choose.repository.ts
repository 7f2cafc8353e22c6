import type { ItemKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { ClientScope } from '../../platform/database/database.ts';

/** A ticket type that tickets can become, at its price without a date. */
export interface TypeToChoose {
  id: string;
  ticketGroupId: string;
  priceMinor: number;
}

/** The types of these ticket groups that are for sale; a gift card is bought in an order of its own. */
export async function listTypesToChoose(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<TypeToChoose[]> {
  if (ticketGroupIds.length === 0) return [];
  return scope.tx
    .selectFrom('ticketType')
    .select(['id', 'ticketGroupId', 'priceMinor'])
    .where('clientId', '=', scope.clientId)
    .where('ticketGroupId', 'in', [...ticketGroupIds])
    .where('archivedAt', 'is', null)
    .where('statusLabel', 'is', null)
    .where('itemKind', '<>', 'gift-card')
    .orderBy('ticketGroupId')
    .orderBy('id')
    .execute();
}

/** A ticket type that a wish names. */
export interface WantedType {
  id: string;
  ticketGroupId: string;
  itemKind: ItemKind;
  groupKind: TicketGroupKind;
}

export async function listWantedTypes(
  scope: ClientScope,
  ticketTypeIds: readonly string[],
): Promise<WantedType[]> {
  if (ticketTypeIds.length === 0) return [];
  return scope.tx
    .selectFrom('ticketType as t')
    .innerJoin('ticketGroup as g', (join) =>
      join.onRef('g.clientId', '=', 't.clientId').onRef('g.id', '=', 't.ticketGroupId'),
    )
    .select(['t.id', 't.ticketGroupId', 't.itemKind', 'g.kind as groupKind'])
    .where('t.clientId', '=', scope.clientId)
    .where('t.id', 'in', [...ticketTypeIds])
    .execute();
}
