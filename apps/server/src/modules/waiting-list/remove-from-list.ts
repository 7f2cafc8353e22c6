import { openEntryStates } from '@foyer/domain/waiting-list/waiting-states.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { cartSecretOf, releaseCart } from '../storefront/index.ts';
import { endEntry, findEntry, lockEntry } from './waiting-entry.repository.ts';

/**
 * Takes an entry off the waiting list; places that are kept for it are free at once. One that has ended stays as it is.
 * @throws NotFoundError `waiting-entry-not-found`; RefusedError `payment-started` while its visitor pays.
 */
export async function removeFromList(context: RequestContext, id: string): Promise<string> {
  context.require('timeslotgroup', 'edit');
  const { app } = context;
  const cart = await context.inClientReadOnly(async (scope) => {
    const entry = await findEntry(scope, id);
    if (!entry) throw new NotFoundError('waiting-entry-not-found');
    const isKept = entry.state === 'offered' && entry.cartId !== null;
    return isKept ? cartSecretOf(app, scope.clientId, entry.cartId ?? '') : null;
  });
  if (cart !== null) await releaseCart(app, cart);
  return context.inClient(async (scope) => {
    const entry = await lockEntry(scope, id);
    if (!entry || !openEntryStates.includes(entry.state)) return id;
    // Places were kept for it in this very moment: they are released by the next try.
    if (entry.state === 'offered' && cart === null) return id;
    await endEntry(scope, id, 'removed', app.clock());
    const { date, tickets, state } = entry;
    await writeAudit(scope, actorOf(context), {
      action: 'remove-from-waiting-list',
      entity: 'waiting-list',
      entityId: id,
      before: { date, tickets, waitingState: state },
      after: { date, tickets, waitingState: 'removed' },
    });
    return id;
  });
}
