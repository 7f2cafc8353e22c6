import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type FailedMessageDetail, findFailedMessage } from './failed-message.repository.ts';
import { maskText } from './mask-address.ts';
import { maskPayload } from './mask-payload.ts';

/** A failed message as staff read it, without personal data. */
export interface ReadFailedMessage extends Omit<FailedMessageDetail, 'orderSequence' | 'orderPrefix'> {
  orderNumber: string | null;
}

/** @throws NotFoundError `message-not-found`, also once it was handled or deleted. */
export async function readFailedMessage(context: RequestContext, id: string): Promise<ReadFailedMessage> {
  context.require('message-queue', 'access');
  const found = isUuid(id) ? await context.inClient((scope) => findFailedMessage(scope, id)) : undefined;
  if (!found) throw new NotFoundError('message-not-found');
  const { orderSequence, orderPrefix, ...told } = found;
  return {
    ...told,
    orderNumber: orderSequence === null ? null : formatOrderNumber(orderSequence, orderPrefix),
    description: maskText(told.description),
    trace: maskText(told.trace),
    payload: maskPayload(told.payload) as Record<string, unknown>,
    tries: told.tries.map((one) => ({ ...one, error: maskText(one.error) })),
  };
}
