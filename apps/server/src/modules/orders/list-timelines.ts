import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listEventsOfOrders, type OrderEvent } from './order-event.repository.ts';
import { sellerInSight } from './order-sight.ts';

/**
 * The timelines of orders as colleagues read them, the newest entry first: notes, and the reasons that staff gave for
 * what they did. Of both, partners read their own.
 */
export async function listTimelines(
  context: RequestContext,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderEvent[]> {
  const all = await listEventsOfOrders(scope, orderIds);
  const isTheirs = sellerInSight(context) === null ? () => true : isOwn(context);
  const events = all.filter((event) => event.kind !== 'note-added' || isTheirs(event));
  const ids = events.filter(isSealed).map(({ facts }) => String(facts.key));
  const keys = await findPersonKeys(scope, context.app.secrets, ids);
  return events.map((event) => {
    if (!isSealed(event)) return event;
    const { key, sealed, ...facts } = event.facts;
    // Without its key a text cannot be read.
    const opened = isTheirs(event) && keys.get(String(key))?.decrypt(Buffer.from(String(sealed), 'base64'));
    return { ...event, facts: { ...facts, text: typeof opened === 'string' ? opened : '' } };
  });
}

const isOwn =
  ({ account }: RequestContext) =>
  ({ actorId }: OrderEvent) =>
    actorId === account.accountId;

const isSealed = ({ facts }: OrderEvent) => facts.sealed !== undefined;
