import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { App } from '../../platform/app.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getOrder, refuseOutOfSight, requireOrders } from '../orders/index.ts';

/** How long a link to the tickets works: long enough to follow it, too short to hand it on. */
const LINK_SECONDS = 60;

/**
 * A path to the PDF of an order's tickets, for staff who may send them; every one is audited.
 * @throws NotFoundError `order-not-found`; NotAllowedError without `edit` on orders.
 */
export async function openTickets(context: RequestContext, orderId: string): Promise<string> {
  requireOrders(context, 'edit');
  if (!isUuid(orderId)) throw new NotFoundError('order-not-found');
  await context.inClient(async (scope) => {
    refuseOutOfSight(context, await getOrder(scope, orderId));
    await writeAudit(scope, actorOf(context), {
      action: 'download-tickets',
      entity: 'order',
      entityId: orderId,
    });
  });
  const named = `${context.clientId}.${orderId}.${context.app.clock().getTime() + LINK_SECONDS * 1000}`;
  return `/api/order-tickets/${named}.${signatureOf(context.app.secrets, named)}`;
}

/** The order whose tickets a link opens. @throws NotFoundError where the link is old or forged. */
export function orderOfLink(app: App, token: string): { clientId: string; orderId: string } {
  const [clientId = '', orderId = '', until = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(app.secrets, `${clientId}.${orderId}.${until}`));
  const given = Buffer.from(signature);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine || Number(until) <= app.clock().getTime()) throw new NotFoundError('order-not-found');
  return { clientId, orderId };
}

function signatureOf(secrets: SecretBox, named: string): string {
  return secrets.derive('order-tickets', named).toString('base64url');
}
