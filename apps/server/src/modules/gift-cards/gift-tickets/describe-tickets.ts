import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import { listOrderLines } from '../../orders/index.ts';
import type { GiftCard } from '../gift-card.repository.ts';
import { presentPathOf } from '../gift-card-code.ts';
import { listTicketsOfPresent } from './present.repository.ts';

/** What the tickets of a present are, as its order calls them, and the link that gives them their day; null = a card. */
export async function describeTickets(
  app: App,
  scope: ClientScope,
  { ticketTypeId, orderId, language }: Pick<GiftCard, 'ticketTypeId' | 'orderId' | 'language'>,
): Promise<{ lines: string[]; link: string } | null> {
  if (ticketTypeId === null || orderId === null) return null;
  const tickets = (await listTicketsOfPresent(scope, orderId)).filter(({ blockedAt }) => blockedAt === null);
  const sold = (await listOrderLines(scope, orderId)).filter(({ sells }) => sells === 'gift-ticket');
  const client = await getClient(scope);
  const [path = '', secret = ''] = presentPathOf(app, client, orderId).split('#');
  return {
    lines: sold.flatMap(({ ticketTypeId: id, ticketTypeName }) => {
      const count = tickets.filter((ticket) => ticket.ticketTypeId === id).length;
      return count === 0 ? [] : [`${count} × ${ticketTypeName}`];
    }),
    link: `${app.publicUrl}${path}?language=${language}#${secret}`,
  };
}
