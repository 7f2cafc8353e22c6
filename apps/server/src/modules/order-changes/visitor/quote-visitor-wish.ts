import { type OrderWish, orderWishInput } from '@foyer/domain/order-changes/order-change-input.ts';
import type { VisitorWish } from '@foyer/domain/order-changes/visitor-change.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { readChangeRules } from '../change-terms.ts';
import type { OrderToChange } from '../order-to-change.ts';
import { type QuotedWish, quoteOrderWish } from '../quote-order-wish.ts';
import { decideCancellation } from './visitor-rules.ts';

/** What a visitor wants, as the order is asked for it. */
export function toOrderWish(wish: VisitorWish): OrderWish {
  return orderWishInput.parse('cancel' in wish ? { cancel: wish.cancel } : { replace: [wish.move] });
}

/** Prices what a visitor wants. Refusals: those of `refuseCancellation` and `quoteOrderWish`. */
export async function quoteVisitorWish(
  app: App,
  scope: ClientScope,
  toChange: OrderToChange,
  wish: OrderWish,
): Promise<Result<QuotedWish>> {
  const refusals = await refuseCancellation(app, scope, toChange, wish);
  if (refusals.length > 0) return refused(...refusals);
  const quoted = await quoteOrderWish(app, scope, toChange, wish, { by: 'buyer' });
  if (!quoted.ok) return quoted;
  const isSame = quoted.value.cancelled.length + quoted.value.replaced.length === 0;
  return isSame ? refused({ code: 'nothing-to-change' }) : ok(quoted.value);
}

/** Why the client does not let its buyers cancel these tickets (anymore). */
export async function refuseCancellation(
  app: App,
  scope: ClientScope,
  { tickets }: OrderToChange,
  { cancel }: Pick<OrderWish, 'cancel'>,
): Promise<readonly Refusal[]> {
  if (cancel.length === 0) return [];
  const now = app.clock();
  const rules = await readChangeRules(scope, now);
  const cancelled = tickets.filter(({ id }) => cancel.includes(id));
  const refusals = cancelled.flatMap((ticket) => {
    const decided = decideCancellation(rules, ticket, now);
    return decided.ok ? [] : decided.refusals;
  });
  return [...new Map(refusals.map((refusal) => [refusal.code, refusal])).values()];
}
