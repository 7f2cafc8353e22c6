import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { MailAttachment } from '../../platform/mail/mail-content.ts';
import { listTickets } from '../orders/index.ts';
import { findSetting } from '../settings/index.ts';

/** Files that a mail brings at most: a larger order comes in one. */
const mostFiles = 25;
const contentType = 'application/pdf';

/** The tickets of an order as a mail brings them: one PDF, or one each where the client chose that. */
export async function listTicketAttachments(
  app: App,
  scope: ClientScope,
  { id, orderNumber }: { id: string; orderNumber: string },
): Promise<MailAttachment[]> {
  const inOne = { kind: 'etickets', filename: `etickets-${orderNumber}.pdf`, contentType, reference: id };
  const { isOneFile } = await findSetting(scope, 'e-ticket', app.clock());
  const tickets = (await listTickets(scope, id)).filter(({ state }) => state === 'active');
  // Presents open no gate: an order of these alone has no ticket to print.
  if (tickets.length === 0) return [];
  if (isOneFile) return [inOne];
  if (tickets.length > mostFiles) return [inOne];
  return tickets.map((ticket, index) => ({
    kind: 'eticket',
    filename: `eticket-${orderNumber}-${index + 1}.pdf`,
    contentType,
    reference: `${id}/${ticket.id}`,
  }));
}
