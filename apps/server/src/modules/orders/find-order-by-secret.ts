import type { App } from '../../platform/app.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { findClientIdBySecret, findOrderIdBySecret } from './list/order-lookup.repository.ts';

/**
 * The order behind the secret in a visitor's link. What can be wrong (no such secret, a bad one) has one answer.
 * @throws NotFoundError `order-not-found`
 */
export async function getOrderBySecret(
  app: App,
  secret: string,
): Promise<{ clientId: string; orderId: string }> {
  const hash = hashToken(secret);
  const clientId = secret.length <= 200 ? await findClientIdBySecret(app.db, hash) : undefined;
  const orderId = clientId && (await inClient(app.db, clientId, (scope) => findOrderIdBySecret(scope, hash)));
  if (!clientId || !orderId) throw new NotFoundError('order-not-found');
  return { clientId, orderId };
}
