import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { App } from '../../../platform/app.ts';

/** The header in which a notice of the test provider carries its signature. */
export const signatureHeader = 'x-foyer-signature';

/** HMAC-SHA256 over the exact body, with a key of the client that only this installation can derive. */
export function signNotice(app: Pick<App, 'secrets'>, clientId: string, body: string): string {
  const key = createSecretKey(app.secrets.derive('test-provider-notices', clientId));
  return `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
}

/** Whether the notice was signed for this client; takes the same time for every wrong signature. */
export function isNoticeGenuine(
  app: Pick<App, 'secrets'>,
  clientId: string,
  body: string,
  signature: string,
): boolean {
  const expected = Buffer.from(signNotice(app, clientId, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
