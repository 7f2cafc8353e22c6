import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { GiftPrice } from '@foyer/domain/gifts/gift-price.ts';
import type { GiftState } from '@foyer/domain/storefront/visitor-gift.ts';
import type { App } from '../../../platform/app.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { getClient } from '../../clients/index.ts';
import { findSetting } from '../../settings/index.ts';
import { listCardFigures } from '../card-counter.repository.ts';
import { type GiftCard, listGiftCards } from '../gift-card.repository.ts';
import { findClientByGiftLink, listTicketsOfLink } from './present.repository.ts';

/** The tickets that an order sold as a present, as far as they have no date. */
export interface OpenPresent {
  orderId: string;
  state: GiftState;
  validUntil: LocalDate;
  coversDearerDays: boolean;
  /** Those without a date, by ticket type, and what was paid for them. */
  gifts: ReadonlyMap<string, GiftPrice & { quantity: number }>;
  /** What pays for them: the ids of these tickets, and what is left of what was paid. */
  codeIds: readonly string[];
  leftMinor: number;
  /** The first of all its tickets: it says who they are for. */
  first: GiftCard;
}

/** The client of a present's link. @throws NotFoundError `gift-ticket-not-found` */
export async function clientOfPresent(app: App, secret: string): Promise<string> {
  const clientId = secret.length <= 200 && (await findClientByGiftLink(app.db, hashToken(secret)));
  if (!clientId) throw new NotFoundError('gift-ticket-not-found');
  return clientId;
}

/** The present with this link. @throws NotFoundError `gift-ticket-not-found` */
export async function readPresent(app: App, scope: ClientScope, secret: string): Promise<OpenPresent> {
  return describe(app, scope, await listTicketsOfLink(scope, hashToken(secret)), []);
}

/** The present that pays for a cart; `own` is what the cart holds of each of its tickets. */
export async function readPresentOfCart(
  app: App,
  scope: ClientScope,
  own: readonly { codeId: string; taken: number }[],
): Promise<OpenPresent> {
  const ids = own.map(({ codeId }) => codeId);
  return describe(app, scope, await listGiftCards(scope, ids), own);
}

async function describe(
  app: App,
  scope: ClientScope,
  tickets: readonly GiftCard[],
  own: readonly { codeId: string; taken: number }[],
): Promise<OpenPresent> {
  const [first] = tickets;
  if (!first?.orderId) throw new NotFoundError('gift-ticket-not-found');
  const at = app.clock();
  const { timeZone } = await getClient(scope);
  const { ticketDearerDay } = await findSetting(scope, 'gift-cards', at);
  const coversDearerDays = ticketDearerDay === 'covered';
  const ids = tickets.map(({ id }) => id);
  const figures = new Map((await listCardFigures(scope, ids)).map((one) => [one.id, one]));
  const leftOf = ({ id }: GiftCard) => {
    const { creditMinor = 0, usedMinor = 0, heldMinor = 0 } = figures.get(id) ?? {};
    const held = heldMinor - (own.find(({ codeId }) => codeId === id)?.taken ?? 0);
    return { used: usedMinor, left: creditMinor - usedMinor, free: creditMinor - usedMinor - held };
  };
  const kept = tickets.filter(({ blockedAt }) => blockedAt === null);
  const open = kept.filter((ticket) => leftOf(ticket).left > 0);
  const gifts = new Map<string, GiftPrice & { quantity: number }>();
  for (const { ticketTypeId, amountMinor, ordinaryMinor } of open) {
    const before = gifts.get(ticketTypeId ?? '');
    gifts.set(ticketTypeId ?? '', {
      quantity: (before?.quantity ?? 0) + 1,
      paidMinor: (before?.paidMinor ?? 0) + amountMinor,
      ordinaryMinor: (before?.ordinaryMinor ?? 0) + (ordinaryMinor ?? 0),
      coversDearerDays,
    });
  }
  const state = stateOf({
    isOver: first.validUntil < localDateAt(at, timeZone),
    isBlocked: kept.length === 0,
    // What was written off after its end has nothing left either, and no day.
    isUsed: open.length === 0 && kept.every((ticket) => leftOf(ticket).used > 0),
    isHeld: open.some((ticket) => leftOf(ticket).free < leftOf(ticket).left),
  });
  return {
    orderId: first.orderId,
    state,
    validUntil: first.validUntil,
    coversDearerDays,
    gifts,
    codeIds: open.map(({ id }) => id),
    leftMinor: open.reduce((sum, ticket) => sum + leftOf(ticket).left, 0),
    first,
  };
}

function stateOf(is: { isOver: boolean; isBlocked: boolean; isUsed: boolean; isHeld: boolean }): GiftState {
  if (is.isBlocked) return 'blocked';
  if (is.isUsed) return 'used';
  if (is.isOver) return 'expired';
  return is.isHeld ? 'held' : 'open';
}
