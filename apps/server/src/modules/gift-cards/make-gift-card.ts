import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { type GiftCardDetails, newGiftCardInput } from '@foyer/domain/gift-cards/gift-card-input.ts';
import { lastDayOfCard } from '@foyer/domain/gift-cards/gift-card-validity.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { findSetting } from '../settings/index.ts';
import { type GiftCard, getGiftCard } from './gift-card.repository.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { requireGiftCardRight } from './require-gift-card-right.ts';

/** Staff make a card by hand: they took the money outside of Foyer, or give the card away, which needs `extra`. */
export async function makeGiftCard(context: RequestContext, typed: unknown): Promise<GiftCard> {
  requireGiftCardRight(context, 'edit');
  const input = valueOrThrow(parseInput(newGiftCardInput, typed));
  if (input.source === 'given') requireGiftCardRight(context, 'extra');
  const { app, account } = context;
  return context.inClient(async (scope) => {
    const { timeZone, currency, paymentEnvironment } = await getClient(scope);
    const at = app.clock();
    const { validityYears } = await findSetting(scope, 'gift-cards', at);
    const { amountMinor, source, language, ...details } = input;
    const key = isEmpty(details) ? null : await createPersonKey(scope, app.secrets);
    const validUntil = lastDayOfCard(localDateAt(at, timeZone), validityYears);
    const id = await issueGiftCard(app, scope, {
      amountMinor,
      currency,
      validUntil,
      isTest: paymentEnvironment === 'test',
      source,
      sold: null,
      language,
      personKeyId: key?.id ?? null,
      details: key?.encrypt(details) ?? null,
      recipientEmail: details.recipientEmail,
      sendAt: details.recipientEmail === '' ? null : at,
      byName: account.username,
    });
    if (id === null) throw new Error('a card was not issued');
    await writeAudit(scope, actorOf(context), {
      action: 'create-gift-card',
      entity: 'gift-card',
      entityId: id,
      after: { amountMinor, source, validUntil, language },
    });
    return getGiftCard(scope, id);
  });
}

const isEmpty = (details: GiftCardDetails): boolean => Object.values(details).every((text) => text === '');
