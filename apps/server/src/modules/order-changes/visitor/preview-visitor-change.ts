import type { VisitorPreview, VisitorWish } from '@foyer/domain/order-changes/visitor-change.ts';
import { needsSecondPerson } from '@foyer/domain/refunds/refund-settings.ts';
import type { App } from '../../../platform/app.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { findWaitingChange } from '../order-change.repository.ts';
import { listMethodsFor } from './change-payment.ts';
import { readForVisitor } from './order-of-visitor.ts';
import { quoteVisitorWish, toOrderWish } from './quote-visitor-wish.ts';

/**
 * What a change costs or returns before its visitor confirms it; nothing is written. @throws NotFoundError
 * `order-not-found`; RefusedError (409) `change-waits`, those of `quoteVisitorWish`.
 */
export async function previewVisitorChange(
  app: App,
  secret: string,
  wish: VisitorWish,
): Promise<VisitorPreview> {
  return readForVisitor(app, secret, async (scope, toChange) => {
    if (await findWaitingChange(scope, toChange.order.id)) throw new RefusedError([{ code: 'change-waits' }]);
    const quoted = valueOrThrow(await quoteVisitorWish(app, scope, toChange, toOrderWish(wish)));
    const { dueMinor, refundMinor, steps } = quoted.priced;
    return {
      dueMinor,
      refundMinor,
      steps: [...steps],
      fingerprint: quoted.fingerprint,
      needsApproval: needsSecondPerson(quoted.rules.refunds, refundMinor),
      methods: dueMinor > 0 ? await listMethodsFor(scope, toChange.order, dueMinor) : [],
    };
  });
}
