import type { Ticket } from './ticket.repository.ts';

/** Tickets that count, and those that were cancelled or replaced by a move. */
export function splitByValidity(tickets: readonly Ticket[]): { valid: Ticket[]; cancelled: Ticket[] } {
  const isCancelled = ({ state }: Ticket) => state === 'cancelled';
  return {
    valid: tickets.filter((ticket) => !isCancelled(ticket)),
    cancelled: tickets.filter(isCancelled),
  };
}

/** How many there are of each type, in the order in which the types appear: 2 × Adult, 1 × Child. */
export function countByType(tickets: readonly Ticket[]): { typeName: string; quantity: number }[] {
  const counts = new Map<string, number>();
  for (const { ticketTypeName } of tickets) counts.set(ticketTypeName, (counts.get(ticketTypeName) ?? 0) + 1);
  return [...counts].map(([typeName, quantity]) => ({ typeName, quantity }));
}
