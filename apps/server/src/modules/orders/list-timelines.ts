import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listEventsOfOrders, type OrderEvent } from './order-event.repository.ts';
import { sellerInSight } from './order-sight.ts';

/** The timelines of orders as colleagues read them, the newest entry first. Of notes, partners read their own. */
export async function listTimelines(
  context: RequestContext,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderEvent[]> {
  const all = await listEventsOfOrders(scope, orderIds);
  const isTheirs = sellerInSight(context) === null ? () => true : isOwn(context);
  const events = all.filter((event) => !isNote(event) || isTheirs(event));
  const ids = events.filter(isNote).map(({ facts }) => String(facts.key));
  const keys = await findPersonKeys(scope, context.app.secrets, ids);
  return events.map((event) => {
    if (!isNote(event)) return event;
    const { by = '', key, sealed } = event.facts;
    // Without its key a note cannot be read.
    const text = keys.get(String(key))?.decrypt(Buffer.from(String(sealed), 'base64'));
    return { ...event, facts: { by, text: typeof text === 'string' ? text : '' } };
  });
}

const isOwn =
  ({ account }: RequestContext) =>
  ({ actorId }: OrderEvent) =>
    actorId === account.accountId;

const isNote = ({ kind }: OrderEvent) => kind === 'note-added';
