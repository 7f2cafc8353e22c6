import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { countTickets } from '@foyer/domain/sales/count-tickets.ts';
import type { App } from '../../../platform/app.ts';
import { inClientReadOnly } from '../../../platform/database/in-client.ts';
import {
  BusyError,
  NotAllowedError,
  NotFoundError,
  RefusedError,
  SlowDownError,
} from '../../../platform/errors.ts';
import { getClient } from '../../clients/index.ts';
import { recordFailedPlacement } from '../../orders/index.ts';
import { getTimeslot } from '../../scheduling/index.ts';
import { findCartBySecret } from '../cart/cart.repository.ts';
import { costsOfCart } from '../cart/cart-costs.ts';

const answers = [RefusedError, NotFoundError, NotAllowedError, BusyError, SlowDownError];

/**
 * Runs a checkout; where it fails and that is no answer for its visitor (a database error), staff see it among the failed
 * orders. @throws whatever `work` throws.
 */
export async function keepingFailures<T>(
  app: App,
  clientId: string,
  secretHash: Buffer,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!answers.some((answer) => error instanceof answer))
      await keepFailure(app, clientId, secretHash, error);
    throw error;
  }
}

async function keepFailure(app: App, clientId: string, secretHash: Buffer, error: unknown): Promise<void> {
  try {
    const wanted = await readWanted(app, clientId, secretHash);
    if (wanted) await recordFailedPlacement(app, clientId, wanted, error);
  } catch (cause) {
    app.log.error({ err: cause }, 'a failed order could not be kept');
  }
}

async function readWanted(app: App, clientId: string, secretHash: Buffer) {
  return inClientReadOnly(app.db, clientId, async (scope) => {
    const cart = await findCartBySecret(scope, secretHash);
    if (!cart) return undefined;
    const { id: cartId, channelId, lines, timeslotId } = cart;
    const { currency } = await getClient(scope);
    const timeslot = timeslotId === null ? null : await getTimeslot(scope, timeslotId);
    const { totalMinor } = calculateOrderTotals(lines, costsOfCart(cart));
    const visitDate = timeslot?.date ?? cart.visitDate;
    return { cartId, channelId, itemCount: countTickets(lines), totalMinor, currency, visitDate };
  });
}
