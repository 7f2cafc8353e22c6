import type { ClientScope } from '../../platform/database/database.ts';

/** A ticket type that tickets can become, at its price without a date. */
export interface TypeToChoose {
  id: string;
  ticketGroupId: string;
  priceMinor: number;
}

/** The types of these ticket groups that are for sale. */
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
    .orderBy('ticketGroupId')
    .orderBy('id')
    .execute();
}
