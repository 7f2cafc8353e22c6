import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { VisitorPresent } from '@foyer/domain/storefront/visitor-present.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { listCardsOfOrders } from './gift-card.repository.ts';
import { openCardDetails } from './show-gift-cards.ts';

/** The cards that an order sold, as its buyer sees them; never their codes, which only their mails say. */
export async function listPresents(app: App, scope: ClientScope, orderId: string): Promise<VisitorPresent[]> {
  const cards = await listCardsOfOrders(scope, [orderId]);
  if (cards.length === 0) return [];
  const { timeZone } = await getClient(scope);
  const details = await openCardDetails(
    app,
    scope,
    cards.map(({ id }) => id),
  );
  return cards.map(({ id, amountMinor, sendAt, sentAt, blockedAt }, index) => ({
    id,
    kind: 'gift-card',
    amountMinor,
    name: details[index]?.recipientName ?? '',
    email: details[index]?.recipientEmail ?? '',
    sendOn: sendAt === null ? null : localDateAt(sendAt, timeZone),
    isSent: sentAt !== null,
    isOver: blockedAt !== null,
    path: null,
  }));
}
