import type { Result } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { batchLoader } from './batch-loader.ts';
import { listOffer, type OfferedGroup } from './list-offer.ts';
import { type Quote, quoteFromOffer, type Wish } from './quote-wish.ts';
import { type SaleContext, saleMoment } from './seller.ts';

/**
 * `quoteWish` for the distinct wishes of a batch: the offer is read once for each language, and reads for several wishes
 * are one statement. @returns the results in the order of the wishes.
 */
export async function quoteWishes(
  app: App,
  scope: ClientScope,
  context: SaleContext,
  wishes: readonly Wish[],
): Promise<Result<Quote>[]> {
  const now = saleMoment(app, context);
  const offers = new Map<string, readonly OfferedGroup[]>();
  for (const language of new Set(wishes.map((wish) => wish.language)))
    offers.set(language, await listOffer(scope, context.seller, language, now));
  const loader = batchLoader(scope);
  return Promise.all(
    wishes.map((wish) => {
      const offer = offers.get(wish.language) ?? [];
      return quoteFromOffer(app, scope, { ...context, ...now, offer }, wish, loader);
    }),
  );
}
