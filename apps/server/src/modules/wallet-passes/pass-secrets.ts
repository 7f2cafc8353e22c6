import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** How long a link to passes works: long enough to follow it, too short to hand it on. */
const LINK_SECONDS = 300;

/** What a phone proves with that it has a pass: derived from its ticket, so it is stored nowhere. */
export const passTokenOf = ({ secrets }: Pick<App, 'secrets'>, clientId: string, ticketId: string): string =>
  secrets.derive('wallet-pass', `${clientId} ${ticketId}`).toString('base64url');

export function isPassToken(app: App, clientId: string, ticketId: string, given: string): boolean {
  return isSame(passTokenOf(app, clientId, ticketId), given);
}

/** A path at which a phone opens the passes of an order: it sends no header. */
export function linkToPasses(app: App, clientId: string, orderId: string): string {
  const named = `${clientId}.${orderId}.${app.clock().getTime() + LINK_SECONDS * 1000}`;
  return `/api/shop/wallet/${named}.${signatureOf(app, named)}`;
}

/** The order whose passes a link opens. @throws NotFoundError where the link is old or forged. */
export function orderOfPassLink(app: App, token: string): { clientId: string; orderId: string } {
  const [clientId = '', orderId = '', until = '', signature = ''] = token.split('.');
  const isGenuine = isSame(signatureOf(app, `${clientId}.${orderId}.${until}`), signature);
  if (!isGenuine || Number(until) <= app.clock().getTime()) throw new NotFoundError('order-not-found');
  return { clientId, orderId };
}

const signatureOf = ({ secrets }: App, named: string) =>
  secrets.derive('wallet-link', named).toString('base64url');

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
