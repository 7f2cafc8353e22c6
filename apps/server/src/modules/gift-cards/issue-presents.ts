import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { lastDayOfCard } from '@foyer/domain/gift-cards/gift-card-validity.ts';
import type { GiftWish } from '@foyer/domain/gifts/gift.ts';
import { readGift } from '@foyer/domain/gifts/gift-wish.ts';
import { sendTimeOf } from '@foyer/domain/gifts/send-time.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKeys, type PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { forgetGifts, type LockedOrder, listTickets, type OrderLine } from '../orders/index.ts';
import { findSetting } from '../settings/index.ts';
import { issueGiftCard } from './issue-gift-card.ts';

/**
 * Makes the gift cards and gift tickets that completed orders sold, one for each of their tickets, in the transaction that completes them.
 * What was paid for a card is its balance; who it is for is sealed with the key of its buyer, and kept with the card alone: who
 * asks to be erased is found by that.
 */
export async function issuePresents(
  app: App,
  scope: ClientScope,
  sales: readonly LockedOrder[],
): Promise<void> {
  const ofCards = sales.filter(({ lines }) => lines.some(isOfCards));
  if (ofCards.length === 0) return;
  const { timeZone } = await getClient(scope);
  const at = app.clock();
  const { validityYears, ticketValidityYears } = await findSetting(scope, 'gift-cards', at);
  const today = localDateAt(at, timeZone);
  const keyIds = ofCards.flatMap(({ order }) => order.personKeyId ?? []);
  const keys = await findPersonKeys(scope, app.secrets, keyIds);
  for (const { order, lines } of ofCards) {
    const tickets = await listTickets(scope, order.id);
    const key = order.personKeyId === null ? undefined : keys.get(order.personKeyId);
    let isMailed = false;
    for (const line of lines.filter(isOfCards)) {
      const isTicket = line.sells === 'gift-ticket';
      const ofLine = tickets.filter(({ orderLineId }) => orderLineId === line.id);
      for (const [place, { id: ticketId }] of ofLine.entries()) {
        // One present for all its tickets, and one mail.
        const gift = giftAt(line, isTicket ? 0 : place, key);
        const isSentNow = !(isTicket && isMailed);
        isMailed ||= isTicket;
        const address = gift.sendTo === 'buyer' ? order.buyerEmail : gift.recipientEmail;
        const { recipientName, message } = gift;
        const fromName = gift.fromName || order.buyerFirstName;
        await issueGiftCard(app, scope, {
          amountMinor: Math.round(line.totalMinor / line.quantity),
          currency: order.currency,
          validUntil: lastDayOfCard(today, isTicket ? ticketValidityYears : validityYears),
          isTest: order.test,
          source: 'sold',
          sold: { orderId: order.id, ticketId },
          ...(isTicket ? { ofTicket: ticketOf(line) } : {}),
          language: order.language,
          personKeyId: key?.id ?? null,
          details: key?.encrypt({ recipientName, recipientEmail: address, fromName, message }) ?? null,
          recipientEmail: key ? address : '',
          sendAt: key && address && isSentNow ? sendTimeOf(gift.sendOn, { now: at, timeZone }) : null,
          byName: '',
        });
      }
    }
  }
  const lineIds = ofCards.flatMap(({ lines }) => lines.filter(isOfCards).map(({ id }) => id));
  await forgetGifts(scope, lineIds);
}

const isOfCards = ({ sells }: OrderLine): boolean => sells !== null;

/** What one of these tickets is, and what it cost before a discount. */
function ticketOf({ ticketTypeId, priceSteps, unitPriceMinor }: OrderLine) {
  const before = priceSteps.findLast(({ kind }) => kind !== 'discount-code');
  return { ticketTypeId, ordinaryMinor: before?.unitPriceMinor ?? unitPriceMinor };
}

/** What was said of a card; nothing where it was sold without a word, or its buyer was erased. */
function giftAt({ gifts }: OrderLine, place: number, key: PersonKey | undefined): GiftWish {
  const sealed = gifts?.[place];
  return readGift(sealed && key ? key.decrypt(Buffer.from(sealed, 'base64')) : undefined);
}
