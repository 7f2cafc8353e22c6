import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { readPresentOfCart } from '../../gift-cards/index.ts';
import type { PresentToRedeem } from '../../sales/index.ts';
import type { StoredCart } from '../cart/cart.repository.ts';

/**
 * The present whose tickets get their date by a cart; undefined for other carts. Its tickets stay what they are: another
 * day can be chosen, other tickets cannot. @throws RefusedError `gift-ticket-fixed`, `gift-ticket-blocked`
 */
export async function presentOfCart(
  app: App,
  scope: ClientScope,
  { codeParts, lines }: StoredCart,
  wanted: { lines: readonly { ticketTypeId: string; quantity: number }[]; isPresent: boolean },
): Promise<PresentToRedeem | undefined> {
  const own = codeParts.filter(({ kind }) => kind === 'gift-ticket');
  if (own.length === 0) return undefined;
  const textOf = (of: typeof wanted.lines) =>
    of
      .map(({ ticketTypeId, quantity }) => `${ticketTypeId} ${quantity}`)
      .sort()
      .join();
  if (wanted.isPresent || textOf(lines) !== textOf(wanted.lines))
    throw new RefusedError([{ code: 'gift-ticket-fixed' }]);
  const { gifts, validUntil } = await readPresentOfCart(app, scope, own);
  // A ticket that staff blocked meanwhile pays for none of them.
  const left = [...gifts].map(([ticketTypeId, { quantity }]) => ({ ticketTypeId, quantity }));
  if (textOf(left) !== textOf(lines)) throw new RefusedError([{ code: 'gift-ticket-blocked' }]);
  return { gifts, validUntil };
}
