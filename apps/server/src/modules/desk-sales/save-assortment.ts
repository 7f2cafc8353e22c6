import { assortmentInput } from '@foyer/domain/desk-sales/assortment-input.ts';
import type { DeskButton } from '@foyer/domain/desk-sales/assortments.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { deriveId } from '../../platform/crypto/derive-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { listTicketGroups, listTicketTypes } from '../catalog/index.ts';
import { lockAssortment, replaceButtons, type StoredAssortment } from './assortment.repository.ts';

/**
 * Sets the buttons of an assortment with their order and colour; no buttons = those that follow from the catalogue.
 * @param seenVersion as `refuseStale`; 0 = not set yet. @throws NotFoundError for a group or type that there is not.
 */
export async function saveAssortment(
  context: RequestContext,
  typed: unknown,
  seenVersion?: number | null,
): Promise<StoredAssortment> {
  context.require('ticketverkoop', 'extra');
  const { assortment, buttons } = valueOrThrow(parseInput(assortmentInput, typed));
  return context.inClient(async (scope) => {
    const before = await lockAssortment(scope, assortment);
    const entityId = deriveId(`desk assortment ${scope.clientId} ${assortment}`);
    await refuseStale(scope, 'desk-assortment', { id: entityId, version: before.version }, seenVersion);
    await refuseUnknown(scope, buttons);
    await replaceButtons(scope, assortment, buttons);
    await writeAudit(scope, actorOf(context), {
      action: 'change-desk-assortment',
      entity: 'desk-assortment',
      entityId,
      before: { assortment, buttons: before.buttons },
      after: { assortment, buttons },
    });
    return { name: assortment, version: before.version + 1, buttons };
  });
}

async function refuseUnknown(scope: ClientScope, buttons: readonly DeskButton[]): Promise<void> {
  const groupIds = buttons.flatMap(({ ticketGroupId }) => ticketGroupId ?? []);
  if ((await listTicketGroups(scope, groupIds)).length < groupIds.length)
    throw new NotFoundError('ticket-group-not-found');
  const typeIds = buttons.flatMap(({ ticketTypeId }) => ticketTypeId ?? []);
  if ((await listTicketTypes(scope, typeIds)).length < typeIds.length)
    throw new NotFoundError('ticket-type-not-found');
}
