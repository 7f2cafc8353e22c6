import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { readGiftCardCode } from '@foyer/domain/gift-cards/gift-card-code.ts';
import { giftCardFilterInput } from '@foyer/domain/gift-cards/gift-card-filter-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { type GiftCard, listGiftCards } from './gift-card.repository.ts';
import { digestOfCode } from './gift-card-code.ts';
import { type GiftCardTotals, listFoundCards, sumFoundCards } from './gift-card-list.repository.ts';
import { requireGiftCardRight } from './require-gift-card-right.ts';

/** One page of the client's gift cards: filtered, in the order asked for. */
export async function listFilteredCards(
  context: RequestContext,
  typed: unknown,
  page: { limit: number; offset: number },
): Promise<GiftCard[]> {
  requireGiftCardRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly(async (scope) => {
    const ids = await listFoundCards(scope, filter, await askedOf(context, scope, filter.search), page);
    const cards = await listGiftCards(scope, ids);
    return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  });
}

/** How many a filter finds, and what is and was on them. */
export async function sumGiftCards(context: RequestContext, typed: unknown): Promise<GiftCardTotals> {
  requireGiftCardRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly(async (scope) =>
    sumFoundCards(scope, filter, await askedOf(context, scope, filter.search)),
  );
}

async function askedOf({ app }: RequestContext, scope: ClientScope, search: string) {
  const { timeZone, paymentEnvironment } = await getClient(scope);
  const code = readGiftCardCode(search);
  return {
    today: localDateAt(app.clock(), timeZone),
    isTest: paymentEnvironment === 'test',
    digest: code === null ? null : digestOfCode(app, scope.clientId, code),
  };
}

const readFilter = (typed: unknown) => valueOrThrow(parseInput(giftCardFilterInput, typed ?? {}));
