import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { findOrderIds } from '../orders/index.ts';

/** How long a link to the file works. */
const linkSeconds = 60;

/** A path to the tickets of an order as PDF that works for a minute; audited. @throws NotFoundError `order-not-found` */
export async function openTicketsPdf(context: RequestContext, orderId: string): Promise<string> {
  const [found] = await findOrderIds(context, { orderIds: [orderId] }, 1);
  if (!found) throw new NotFoundError('order-not-found');
  await context.inClient((scope) =>
    writeAudit(scope, actorOf(context), { action: 'download-tickets', entity: 'order', entityId: found }),
  );
  const until = context.app.clock().getTime() + linkSeconds * 1000;
  const named = `${context.clientId}.${found}.${until}`;
  return `/api/tickets/${named}.${signatureOf(context.app.secrets, named)}/tickets.pdf`;
}

/** The order that a link names. @throws NotFoundError where the link is old or forged. */
export function readPdfLink(app: App, token: string): { clientId: string; orderId: string } {
  const [clientId = '', orderId = '', until = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(app.secrets, `${clientId}.${orderId}.${until}`));
  const given = Buffer.from(signature);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine || Number(until) <= app.clock().getTime()) throw new NotFoundError('order-not-found');
  return { clientId, orderId };
}

function signatureOf(secrets: SecretBox, named: string): string {
  return secrets.derive('tickets-pdf', named).toString('base64url');
}
