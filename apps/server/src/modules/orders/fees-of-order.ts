import { countServiceTickets } from '@foyer/domain/pricing/order-costs.ts';
import type { Order, OrderLine } from './order.repository.ts';

type OrderFees = Pick<Order, 'serviceCostMinor' | 'serviceOnFree' | 'transactionCostMinor'>;

/** Service and transaction costs of an order in minor units; its total includes them. */
export function feesOfOrder(
  { serviceCostMinor, serviceOnFree, transactionCostMinor }: OrderFees,
  lines: readonly Pick<OrderLine, 'totalMinor' | 'quantity'>[],
): number {
  const tickets = countServiceTickets(lines, { isServiceOnFree: serviceOnFree });
  return serviceCostMinor * tickets + transactionCostMinor;
}
