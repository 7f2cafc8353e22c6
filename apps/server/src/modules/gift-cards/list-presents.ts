import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { VisitorPresent } from '@foyer/domain/storefront/visitor-present.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { type GiftCard, listCardsOfOrders } from './gift-card.repository.ts';
import { presentPathOf } from './gift-card-code.ts';
import { openCardDetails, type ShownFigures, showCardFigures } from './show-gift-cards.ts';

/** The cards that an order sold, and its gift tickets as one, as its buyer sees them; never the codes of cards, which only their mails say. */
export async function listPresents(app: App, scope: ClientScope, orderId: string): Promise<VisitorPresent[]> {
  const cards = await listCardsOfOrders(scope, [orderId]);
  if (cards.length === 0) return [];
  const client = await getClient(scope);
  const ids = cards.map(({ id }) => id);
  const details = await openCardDetails(app, scope, ids);
  const figures = await showCardFigures(app, scope, ids);
  const shown = cards.map((card, index) => ({
    card,
    figures: figures[index],
    ...{ name: details[index]?.recipientName ?? '', email: details[index]?.recipientEmail ?? '' },
  }));
  const [tickets, ofCards] = [shown.filter(isTicket), shown.filter((one) => !isTicket(one))];
  const kept = tickets.filter(({ card }) => card.blockedAt === null);
  const [first] = kept.length > 0 ? kept : tickets;
  const presents = ofCards.map(({ card, ...said }) => presentOf(card, said, client));
  if (!first) return presents;
  // What was written off has nothing left either, and no day.
  const hasDay = ({ figures: of }: (typeof kept)[number]) => of?.balanceMinor === 0 && of.usedMinor > 0;
  const isUsed = kept.length > 0 && kept.every(hasDay);
  const isToGive = kept.some(({ figures: of }) => of?.state === 'unused' || of?.state === 'partly-used');
  const mailed = kept.find(({ card }) => card.sendAt !== null)?.card ?? first.card;
  return [
    ...presents,
    {
      ...presentOf({ ...first.card, sendAt: mailed.sendAt, sentAt: mailed.sentAt }, first, client),
      kind: 'gift-ticket',
      amountMinor: kept.reduce((sum, { card }) => sum + card.amountMinor, 0),
      isUsed,
      path: isToGive ? presentPathOf(app, client, orderId) : null,
    },
  ];
}

const isTicket = ({ card }: { card: GiftCard; figures: ShownFigures | undefined }): boolean =>
  card.ticketTypeId !== null;

function presentOf(
  { id, amountMinor, sendAt, sentAt, blockedAt }: GiftCard,
  { name, email }: { name: string; email: string },
  { timeZone }: { timeZone: string },
): VisitorPresent {
  return {
    id,
    kind: 'gift-card',
    amountMinor,
    name,
    email,
    sendOn: sendAt === null ? null : localDateAt(sendAt, timeZone),
    isSent: sentAt !== null,
    isOver: blockedAt !== null,
    isUsed: false,
    path: null,
  };
}
