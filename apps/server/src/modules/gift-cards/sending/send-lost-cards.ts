import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
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
import { lockGiftCard } from '../gift-card.repository.ts';
import { digestOfRecipient } from '../gift-card-code.ts';
import { isStillToSpend, listLostCards } from './lost-card.repository.ts';
import { mailGiftCard } from './mail-gift-card.ts';

/** Older ones are in no mail. */
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
    const orderIds = await listOrderIdsOfBuyer(scope, email);
    const found = await listLostCards(
      scope,
      { emailDigest: digest, orderIds },
      await todayAt(app, scope),
      mostCards,
    );
    const wanted = found.length > 0 ? found : [{ giftCardId: null, toBuyer: false }];
    await sendMessages(
      scope,
      ...wanted.map((card) => ({
        ...{ bus: 'command' as const, type: 'send-lost-gift-card', source: 'gift-cards' },
        payload: { ...card },
      })),
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

/** Nothing is sent of a card that was blocked or used up meanwhile. */
async function sendWhatIsLeft(
  app: App,
  scope: ClientScope,
  { giftCardId, toBuyer, mailId }: { giftCardId: string; toBuyer: boolean; mailId: string },
): Promise<void> {
  const card = await lockGiftCard(scope, giftCardId);
  if (!(await isStillToSpend(scope, giftCardId, await todayAt(app, scope)))) return;
  const order = toBuyer && card.orderId !== null ? await getOrder(scope, card.orderId) : null;
  await mailGiftCard(app, scope, card, mailId, order?.buyerEmail);
}

async function todayAt(app: App, scope: ClientScope): Promise<LocalDate> {
  return localDateAt(app.clock(), (await getClient(scope)).timeZone);
}
