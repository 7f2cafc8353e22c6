import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { type GiftCardSource, postCardIssued } from '@foyer/domain/ledger/post-codes.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { postToLedger } from '../ledger/index.ts';
import { insertCardCounter } from './card-counter.repository.ts';
import { insertGiftCard } from './gift-card.repository.ts';
import { codeOfCard, digestOfCode, digestOfRecipient, presentSecretOf } from './gift-card-code.ts';
import { insertMovement } from './movement.repository.ts';

export interface CardToIssue {
  amountMinor: number;
  currency: Currency;
  validUntil: string;
  isTest: boolean;
  source: GiftCardSource;
  /** The ticket of an order that it was sold as. */
  sold: { orderId: string; ticketId: string } | null;
  /** It is a ticket of a present: its type, and what it cost before a discount. */
  ofTicket?: { ticketTypeId: string; ordinaryMinor: number };
  language: ContentLanguage;
  personKeyId: string | null;
  details: Buffer | null;
  /** Where it is sent, which `details` say too; '' = nowhere. */
  recipientEmail: string;
  /** When it is mailed; null = it is handed over. */
  sendAt: Date | null;
  /** The colleague who makes it; '' = no one. */
  byName: string;
}

/**
 * Issues a card: its row, its counter and its account in the ledger, in the caller's transaction. @returns its id; null = its
 * ticket has its card already.
 */
export async function issueGiftCard(app: App, scope: ClientScope, card: CardToIssue): Promise<string | null> {
  const { amountMinor, currency, isTest, source, sold, ofTicket, byName, recipientEmail, ...kept } = card;
  const id = makeId();
  const code = codeOfCard(app, scope.clientId, id);
  const isNew = await insertGiftCard(scope, {
    ...kept,
    id,
    codeDigest: digestOfCode(app, scope.clientId, code),
    codeEnd: code.slice(-4),
    emailDigest: recipientEmail ? digestOfRecipient(app, scope.clientId, recipientEmail) : null,
    amountMinor,
    currency,
    test: isTest,
    source,
    orderId: sold?.orderId ?? null,
    ticketId: sold?.ticketId ?? null,
    ticketTypeId: ofTicket?.ticketTypeId ?? null,
    ordinaryMinor: ofTicket?.ordinaryMinor ?? null,
    linkDigest: ofTicket && sold ? hashToken(presentSecretOf(app, scope.clientId, sold.orderId)) : null,
  });
  if (!isNew) return null;
  await insertCardCounter(scope, id, amountMinor);
  const at = app.clock();
  const cause = { causeId: id, orderId: sold?.orderId ?? null, isTest, currency, at };
  await postToLedger(scope, postCardIssued(cause, id, amountMinor, source));
  await insertMovement(scope, { id, giftCardId: id, kind: 'card-issued', at, byName, reason: '' });
  if (card.sendAt !== null && card.sendAt <= at) {
    const payload = { giftCardId: id };
    await sendMessages(scope, { bus: 'command', type: 'send-gift-card', payload, source: 'gift-cards' });
  }
  return id;
}
