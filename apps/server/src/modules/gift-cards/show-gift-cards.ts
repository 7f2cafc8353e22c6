import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { GiftCardDetails } from '@foyer/domain/gift-cards/gift-card-input.ts';
import { type GiftCardState, giftCardState } from '@foyer/domain/gift-cards/gift-card-state.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { listCardFigures } from './card-counter.repository.ts';
import { listGiftCards } from './gift-card.repository.ts';

/** What is on a card, and its state. */
export interface ShownFigures {
  creditMinor: number;
  usedMinor: number;
  balanceMinor: number;
  state: GiftCardState;
}

/** The figures of cards, in the order of the ids. */
export async function showCardFigures(
  app: App,
  scope: ClientScope,
  ids: readonly string[],
): Promise<ShownFigures[]> {
  const { timeZone } = await getClient(scope);
  const today = localDateAt(app.clock(), timeZone);
  const [cards, figures] = [await listGiftCards(scope, ids), await listCardFigures(scope, ids)];
  return ids.map((id) => {
    const { creditMinor = 0, usedMinor = 0 } = figures.find((one) => one.id === id) ?? {};
    const { blockedAt = null, validUntil = today } = cards.find((one) => one.id === id) ?? {};
    const balanceMinor = creditMinor - usedMinor;
    const facts = { isBlocked: blockedAt !== null, validUntil, creditMinor, balanceMinor };
    return { creditMinor, usedMinor, balanceMinor, state: giftCardState(facts, today) };
  });
}

const nothing: GiftCardDetails = { recipientName: '', recipientEmail: '', fromName: '', message: '' };

/** Who cards are for and from, in the order of the ids; empty where the person was erased. */
export async function openCardDetails(
  app: App,
  scope: ClientScope,
  ids: readonly string[],
): Promise<GiftCardDetails[]> {
  const cards = await listGiftCards(scope, ids);
  const keys = await findPersonKeys(
    scope,
    app.secrets,
    cards.flatMap(({ personKeyId }) => personKeyId ?? []),
  );
  return ids.map((id) => {
    const card = cards.find((one) => one.id === id);
    const key = card?.personKeyId ? keys.get(card.personKeyId) : undefined;
    return card?.details && key ? { ...nothing, ...(key.decrypt(card.details) as GiftCardDetails) } : nothing;
  });
}
