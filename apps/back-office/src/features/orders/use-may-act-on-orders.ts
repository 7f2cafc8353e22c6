import { useCan } from '../../components/use-can.ts';

/** Whether orders may be changed by one of the doors to them. */
export function useMayActOnOrders(right: 'edit' | 'extra' = 'edit'): boolean {
  const [atOrders, atTickets] = [useCan('order-management', right), useCan('ticketsearch', right)];
  return atOrders || atTickets;
}
