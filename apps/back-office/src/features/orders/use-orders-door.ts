import { useLocation } from '@tanstack/react-router';

/** The door by which orders are open now: some accounts have the right on ticket search only. */
export function useOrdersDoor(): '/order-management' | '/ticketsearch' {
  return useLocation({
    select: ({ pathname }) => (pathname.startsWith('/ticket') ? '/ticketsearch' : '/order-management'),
  });
}
