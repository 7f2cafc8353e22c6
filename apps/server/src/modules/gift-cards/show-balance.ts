import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { readGiftCardCode } from '@foyer/domain/gift-cards/gift-card-code.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type GiftCardBalance, giftCardCodeSchema } from '@foyer/domain/storefront/gift-card-balance.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { callerNetwork } from '../../platform/http/caller-network.ts';
import { findClientIdBySubdomain, getClient } from '../clients/index.ts';
import { findImageOf, imageUrl } from '../images/index.ts';
import { tryBounded } from '../rate-limits/index.ts';
import { findGiftCardByDigest, type GiftCard, markOpened } from './gift-card.repository.ts';
import { digestOfCode } from './gift-card-code.ts';
import { findSellingPage, findShopPath } from './gift-card-pdf/look-of-card.ts';
import { listMovements } from './movement.repository.ts';
import { canBeSentAgain } from './sending/can-be-sent-again.ts';

/** So many wrong codes of an address in 15 minutes, then it waits between tries. */
const mostWrong = 5;

/**
 * What is on the card with this code. An unknown code and that of a blocked card get the same answer.
 * @throws RefusedError `discount-code-required` (422), `discount-code-unknown` at `code` (404); SlowDownError after five
 * wrong ones; NotFoundError `channel-not-found` for an unknown client.
 */
export async function showBalance(
  app: App,
  subdomain: string,
  { typed, ip }: { typed: unknown; ip: string },
): Promise<GiftCardBalance> {
  const { code: typedCode } = valueOrThrow(parseInput(giftCardCodeSchema, typed));
  const clientId = await findClientIdBySubdomain(app.db, subdomain);
  if (!clientId) throw new NotFoundError('channel-not-found');
  const limit = { subject: `gift cards of ${clientId} from ${callerNetwork(ip)}`, failures: mostWrong };
  const found = await tryBounded(app, [limit], () =>
    inClient(app.db, clientId, (scope) => readBalance(app, scope, typedCode)),
  );
  if (!found) throw new RefusedError([{ code: 'discount-code-unknown', field: 'code' }], 404);
  return found;
}

async function readBalance(
  app: App,
  scope: ClientScope,
  typed: string,
): Promise<GiftCardBalance | undefined> {
  const code = readGiftCardCode(typed);
  const card = code && (await findGiftCardByDigest(scope, digestOfCode(app, scope.clientId, code)));
  if (!card || card.blockedAt !== null) return undefined;
  if (card.openedAt === null) await markOpened(scope, card.id, app.clock());
  return showCard(app, scope, card);
}

async function showCard(app: App, scope: ClientScope, card: GiftCard): Promise<GiftCardBalance> {
  const { timeZone } = await getClient(scope);
  const { codeEnd, amountMinor: valueMinor, currency, validUntil } = card;
  const found = await listMovements(scope, card.id);
  const movements = found.map(({ id, kind, at, orderTitle: title, amountMinor }) => {
    return { id, kind, date: localDateAt(at, timeZone), title, amountMinor };
  });
  const balanceMinor = found[0]?.balanceMinor ?? 0;
  const today = localDateAt(app.clock(), timeZone);
  return {
    ...{ codeEnd, valueMinor, balanceMinor, currency, validUntil, movements },
    isExpired: validUntil < today,
    isMailed: canBeSentAgain(card, today),
    bookPath: await findShopPath(app, scope, await findSellingPage(scope, card)),
    bannerUrl: await findBannerUrl(scope),
  };
}

async function findBannerUrl(scope: ClientScope): Promise<string | null> {
  const image = await findImageOf(scope, 'client', scope.clientId, 'gift-card');
  return image ? imageUrl(scope.clientId, image.id) : null;
}
