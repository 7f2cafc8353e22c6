import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { findOrderInput } from '@foyer/domain/storefront/find-order.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotFoundError, valueOrThrow } from '../../../platform/errors.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { readingPayload } from '../../../platform/outbox/read-payload.ts';
import { sendMessages } from '../../../platform/outbox/send-message.ts';
import { findClientIdBySubdomain, getClient } from '../../clients/index.ts';
import { getOrder, listOrderIdsOfBuyer } from '../../orders/index.ts';
import { countBounded } from '../../rate-limits/index.ts';
import { listCardsOfOrders, listCardsTo, lockGiftCard } from '../gift-card.repository.ts';
import { digestOfRecipient } from '../gift-card-code.ts';
import { showCardFigures } from '../show-gift-cards.ts';
import { canBeSentAgain } from './can-be-sent-again.ts';
import { mailGiftCard } from './mail-gift-card.ts';

/** More are in no mail. */
const mostCards = 20;

/** `toBuyer`: to the address of the order that bought it. The address itself is in no message. */
export const lostCardMessage = z.object({ giftCardId: z.uuid().nullable(), toBuyer: z.boolean() });

/**
 * Who lost a gift card has those that an address received, or bought, mailed to that address again, in the background. Whether
 * there are any changes neither the answer nor what is done for it. Limited for each address and for each network.
 * @throws RefusedError `email-invalid` at its field; NotFoundError; SlowDownError.
 */
export async function requestLostCards(
  app: App,
  subdomain: string,
  { typed, ip }: { typed: unknown; ip: string },
): Promise<void> {
  const { email } = valueOrThrow(parseInput(findOrderInput, typed));
  const clientId = await findClientIdBySubdomain(app.db, subdomain);
  if (!clientId) throw new NotFoundError('channel-not-found');
  const digest = digestOfRecipient(app, clientId, email);
  await countBounded(app, [
    `lost gift cards of ${clientId} to ${digest.toString('base64url')}`,
    `lost gift cards for ${callerNetwork(ip)}`,
  ]);
  await inClient(app.db, clientId, async (scope) => {
    const received = await listCardsTo(scope, [digest]);
    const bought = await listCardsOfOrders(scope, await listOrderIdsOfBuyer(scope, email));
    const ofOthers = bought.filter(({ id }) => received.every((card) => card.id !== id));
    const wanted = [
      ...received.map(({ id }) => ({ giftCardId: id, toBuyer: false })),
      ...ofOthers.map(({ id }) => ({ giftCardId: id, toBuyer: true })),
    ].slice(-mostCards);
    const [first = { giftCardId: null, toBuyer: false }, ...others] = wanted;
    await sendMessages(
      scope,
      ...[first, ...others].map((payload) => {
        return { bus: 'command' as const, type: 'send-lost-gift-card', payload, source: 'gift-cards' };
      }),
    );
  });
}

/** Mails one of them, on `send-lost-gift-card`; the message's id is that of its mail, so that a repeated one sends nothing more. */
export const sendLostCard = readingPayload(lostCardMessage, async (app, { id, clientId, payload }) => {
  const { giftCardId, toBuyer } = payload;
  if (giftCardId === null) return;
  await inClient(app.db, clientId, (scope) =>
    sendWhatIsLeft(app, scope, { giftCardId, toBuyer, mailId: id }),
  );
});

/** Nothing is sent of a card that is blocked, over or used up, or that has not been sent before: its day is still to come. */
async function sendWhatIsLeft(
  app: App,
  scope: ClientScope,
  { giftCardId, toBuyer, mailId }: { giftCardId: string; toBuyer: boolean; mailId: string },
): Promise<void> {
  const card = await lockGiftCard(scope, giftCardId);
  const { timeZone } = await getClient(scope);
  const today = localDateAt(app.clock(), timeZone);
  const [figures] = await showCardFigures(app, scope, [giftCardId]);
  const isLeft = card.blockedAt === null && canBeSentAgain(card, today) && (figures?.balanceMinor ?? 0) > 0;
  if (!isLeft) return;
  const order = toBuyer && card.orderId !== null ? await getOrder(scope, card.orderId) : null;
  await mailGiftCard(app, scope, card, mailId, order?.buyerEmail);
}
