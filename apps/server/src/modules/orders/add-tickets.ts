import type { ClientScope } from '../../platform/database/database.ts';
import { giveBarcodesLater } from './barcodes/give-barcodes.ts';
import { insertTickets, listTicketRules, type NewTicket } from './ticket.repository.ts';

/** Issues tickets for lines of a sold order, by the rules of their types at this moment. */
export async function addTickets(
  scope: ClientScope,
  tickets: readonly NewTicket[],
  now: Date,
): Promise<void> {
  const rules = await listTicketRules(scope, tickets);
  await insertTickets(scope, await giveBarcodesLater(scope, tickets, { rules, now }), { rules, now });
}
