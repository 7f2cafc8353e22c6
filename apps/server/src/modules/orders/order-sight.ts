import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';
import type { Order } from './order.repository.ts';

/** The doors to orders: the same screens, each with rights of its own (product.md, section 2). */
export const orderModules = ['order-management', 'ticketsearch'] as const;

/** @throws NotAllowedError unless the caller has the right on one of the doors. */
export function requireOrders(context: RequestContext, right: Right): void {
  if (!mayAct(context, right)) context.require(orderModules[0], right);
}

/** Whether the caller has a right on one of the doors. */
export const mayAct = (context: RequestContext, right: Right): boolean =>
  orderModules.some((module) => context.can(module, right));

/** The sales that the caller sees: a sales partner its own (product.md, section 2); null = all. */
export function sellerInSight({ account }: RequestContext): string | null {
  return account.kind === 'account' && account.accountType === 'sales partner' ? account.accountId : null;
}

/** An order out of sight is answered as one that is not there. @throws NotFoundError `order-not-found` */
export function refuseOutOfSight(context: RequestContext, order: Pick<Order, 'sellerAccountId'>): void {
  const seller = sellerInSight(context);
  if (seller !== null && order.sellerAccountId !== seller) throw new NotFoundError('order-not-found');
}

/** @throws NotAllowedError without access to orders; NotFoundError `order-not-found` where it is out of sight. */
export function requireToRead(context: RequestContext, order: Pick<Order, 'sellerAccountId'>): void {
  requireOrders(context, 'access');
  refuseOutOfSight(context, order);
}
