import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { GiftCardSource } from '@foyer/domain/ledger/post-codes.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A gift card; what is left on it says the ledger. */
export interface GiftCard {
  id: string;
  /** The last four characters of its code: all that is shown of it. */
  codeEnd: string;
  /** Its value when it was issued. */
  amountMinor: number;
  currency: Currency;
  validUntil: string;
  test: boolean;
  source: GiftCardSource;
  /** The order that sold it, and its ticket there. */
  orderId: string | null;
  ticketId: string | null;
  language: ContentLanguage;
  personKeyId: string | null;
  details: Buffer | null;
  blockedAt: Date | null;
  expiredAt: Date | null;
  /** When it is mailed, and when it was; null = it is handed over, or was not yet. */
  sendAt: Date | null;
  sentAt: Date | null;
  /** Of tickets that were bought as a present: their type, and what one cost before a discount; null = a card. */
  ticketTypeId: string | null;
  ordinaryMinor: number | null;
  /** When its balance was first looked at with its code. */
  openedAt: Date | null;
  version: number;
  createdAt: Date;
}

const columns = [
  'id',
  'codeEnd',
  'amountMinor',
  'currency',
  'validUntil',
  'test',
  'source',
  'orderId',
  'ticketId',
  'language',
  'personKeyId',
  'details',
  'blockedAt',
  'expiredAt',
  'sendAt',
  'sentAt',
  'openedAt',
  'ticketTypeId',
  'ordinaryMinor',
  'version',
  'createdAt',
] as const;

export function selectGiftCards(scope: ClientScope) {
  return scope.tx.selectFrom('giftCard').select(columns).where('clientId', '=', scope.clientId);
}

/** @throws NotFoundError `gift-card-not-found` */
export async function getGiftCard(scope: ClientScope, id: string): Promise<GiftCard> {
  const card = await selectGiftCards(scope).where('id', '=', id).executeTakeFirst();
  if (!card) throw new NotFoundError('gift-card-not-found');
  return card;
}

/** The card, held against every other change until the transaction ends. @throws NotFoundError `gift-card-not-found` */
export async function lockGiftCard(scope: ClientScope, id: string): Promise<GiftCard> {
  const card = await selectGiftCards(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!card) throw new NotFoundError('gift-card-not-found');
  return card;
}

/** By its code; tickets of a present are found by their link. */
export async function findGiftCardByDigest(
  scope: ClientScope,
  digest: Buffer,
): Promise<GiftCard | undefined> {
  return selectGiftCards(scope)
    .where('codeDigest', '=', digest)
    .where('ticketTypeId', 'is', null)
    .executeTakeFirst();
}

export async function listGiftCards(scope: ClientScope, ids: readonly string[]): Promise<GiftCard[]> {
  if (ids.length === 0) return [];
  return selectGiftCards(scope)
    .where('id', 'in', [...ids])
    .execute();
}

export type NewGiftCard = Omit<
  GiftCard,
  'blockedAt' | 'expiredAt' | 'sentAt' | 'openedAt' | 'version' | 'createdAt'
> & { codeDigest: Buffer; emailDigest: Buffer | null; linkDigest: Buffer | null };

/** @returns false where this ticket has its card already; nothing has changed then. */
export async function insertGiftCard(scope: ClientScope, card: NewGiftCard): Promise<boolean> {
  const row = await scope.tx
    .insertInto('giftCard')
    .values({ clientId: scope.clientId, ...card })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateGiftCard(
  scope: ClientScope,
  id: string,
  change: Partial<Pick<GiftCard, 'blockedAt' | 'expiredAt'>>,
): Promise<GiftCard> {
  return scope.tx
    .updateTable('giftCard')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Its balance was looked at for the first time; no change that an editor has to see. */
export async function markOpened(scope: ClientScope, id: string, openedAt: Date): Promise<void> {
  await scope.tx
    .updateTable('giftCard')
    .set({ openedAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .execute();
}

/** When it is sent, or was. */
export async function markSent(
  scope: ClientScope,
  id: string,
  change: Partial<Pick<GiftCard, 'sendAt' | 'sentAt'>>,
): Promise<void> {
  await scope.tx
    .updateTable('giftCard')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** The cards that orders sold, the oldest first. */
export async function listCardsOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<GiftCard[]> {
  if (orderIds.length === 0) return [];
  return selectGiftCards(scope)
    .where('orderId', 'in', [...orderIds])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The cards that were or will be sent to these addresses, by their digests, the oldest first. */
export async function listCardsTo(scope: ClientScope, digests: readonly Buffer[]): Promise<GiftCard[]> {
  if (digests.length === 0) return [];
  return selectGiftCards(scope)
    .where('emailDigest', 'in', [...digests])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Cards that no order bought, by the keys that their recipients are sealed with. */
export async function listOwnCardsOfKeys(scope: ClientScope, keyIds: readonly string[]): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('giftCard')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('orderId', 'is', null)
    .where('personKeyId', 'in', [...keyIds])
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes off cards who they are for and where they go: they are not mailed any more, and can be spent as before. */
export async function forgetRecipients(scope: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.tx
    .updateTable('giftCard')
    .set({ details: null, emailDigest: null, sendAt: null })
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .execute();
}
