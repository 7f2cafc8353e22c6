import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { readGiftCardCode } from '@foyer/domain/gift-cards/gift-card-code.ts';
import type { CodePart, PayingCode } from '@foyer/domain/paying-codes/share-by-codes.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { listCardFigures } from './card-counter.repository.ts';
import { findGiftCardByDigest, type GiftCard, listGiftCards } from './gift-card.repository.ts';
import { digestOfCode } from './gift-card-code.ts';

/** A card that may pay for an order of its environment. */
export type PayingCard = PayingCode & { isTest: boolean };

/** The card with this code as a visitor typed it; undefined where there is none that pays: whatever the reason. */
export async function findPayingCard(
  app: App,
  scope: ClientScope,
  typed: string,
): Promise<PayingCard | undefined> {
  const code = readGiftCardCode(typed);
  if (code === null) return undefined;
  const card = await findGiftCardByDigest(scope, digestOfCode(app, scope.clientId, code));
  if (!card) return undefined;
  const [paying] = await toPaying(app, scope, [card], []);
  return paying;
}

/** Those of these cards and gift tickets that may still pay. @param held what the asking cart holds of them: that is its own to spend. */
export async function listPayingCards(
  app: App,
  scope: ClientScope,
  ids: readonly string[],
  held: readonly CodePart[] = [],
): Promise<PayingCard[]> {
  return toPaying(app, scope, await listGiftCards(scope, ids), held);
}

/** Those of these cards whose validity is over: what is put on one can never be spent. */
export async function listExpiredCards(
  app: App,
  scope: ClientScope,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { timeZone } = await getClient(scope);
  const today = localDateAt(app.clock(), timeZone);
  return (await listGiftCards(scope, ids)).filter(({ validUntil }) => validUntil < today).map(({ id }) => id);
}

async function toPaying(
  app: App,
  scope: ClientScope,
  cards: readonly GiftCard[],
  held: readonly CodePart[],
): Promise<PayingCard[]> {
  if (cards.length === 0) return [];
  const { timeZone } = await getClient(scope);
  const today = localDateAt(app.clock(), timeZone);
  const figures = await listCardFigures(
    scope,
    cards.map(({ id }) => id),
  );
  return cards
    .filter((card) => mayPay(card, today))
    .map((card) => {
      const {
        creditMinor = 0,
        usedMinor = 0,
        heldMinor = 0,
      } = figures.find(({ id }) => id === card.id) ?? {};
      const own = held.find(({ codeId }) => codeId === card.id)?.taken ?? 0;
      const { id: codeId, codeEnd, validUntil, test: isTest } = card;
      const mostMinor = creditMinor - usedMinor - heldMinor + own;
      const kind = card.ticketTypeId === null ? ('gift-card' as const) : ('gift-ticket' as const);
      return { kind, codeId, codeEnd, isTest, mostMinor, validUntil, takes: 'amount' };
    });
}

const mayPay = ({ blockedAt, validUntil }: GiftCard, today: LocalDate): boolean =>
  blockedAt === null && validUntil >= today;
