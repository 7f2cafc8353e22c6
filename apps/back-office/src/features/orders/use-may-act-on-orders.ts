import { useCan } from '../../components/use-can.ts';

/** Whether orders may be changed by one of the doors to them. */
export function useMayActOnOrders(): boolean {
  const [atOrders, atTickets] = [useCan('order-management', 'edit'), useCan('ticketsearch', 'edit')];
  return atOrders || atTickets;
}
