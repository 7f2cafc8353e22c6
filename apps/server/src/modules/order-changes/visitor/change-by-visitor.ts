import type { VisitorChange, VisitorChangeAnswer } from '@foyer/domain/order-changes/visitor-change.ts';
import { minutesToPay } from '@foyer/domain/storefront/hold-time.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { type BegunPayment, goToProvider } from '../../payments/index.ts';
import { findSetting } from '../../settings/index.ts';
import { type Asker, askChange } from '../ask-change.ts';
import { endWaitingChange } from '../end-waiting-change.ts';
import { findOrderChange, type OrderChange } from '../order-change.repository.ts';
import { toOrderToChange } from '../order-to-change.ts';
import { openChangePayment, paymentOfChange } from './change-payment.ts';
import { changeForVisitor } from './order-of-visitor.ts';
import { refuseCancellation, toOrderWish } from './quote-visitor-wish.ts';

/** What was decided in the transaction; a provider is asked after it. */
interface Asked {
  state: OrderChange['state'];
  payment: BegunPayment | null;
}

/**
 * Changes an order as its visitor confirmed it: made at once, or its payment is opened, or it waits for a second person.
 * Sent again with the same id, it is the same change and the same payment. @throws NotFoundError `order-not-found`;
 * RefusedError (409) those of `askChange`, `refuseCancellation` and `openChangePayment`; `client-disabled` (403).
 */
export async function changeByVisitor(
  app: App,
  secret: string,
  { id, wish: typed, fingerprint, method }: VisitorChange,
): Promise<VisitorChangeAnswer> {
  const asked = await changeForVisitor(app, secret, async (scope, order): Promise<Asked> => {
    const wish = toOrderWish(typed);
    if (!(await findOrderChange(scope, id))) {
      const toChange = valueOrThrow(await toOrderToChange(scope, order));
      const refusals = await refuseCancellation(app, scope, toChange, wish);
      if (refusals.length > 0) throw new RefusedError(refusals);
    }
    const input = { id, orderId: order.id, wish, fingerprint, reason: '', isMailed: true };
    const asker = await visitorAsks(app, scope);
    const change = valueOrThrow(await askChange(app, scope, order, input, asker));
    const isToPay = change.state === 'waiting for payment';
    const payment = isToPay
      ? valueOrThrow(await openChangePayment(app, scope, order, change, method ?? ''))
      : null;
    return { state: change.state, payment };
  });
  return answer(app, asked);
}

/** The places wait as long as those of a sale do, and never shorter than a payment may take (decision 0102). */
async function visitorAsks(app: App, scope: ClientScope): Promise<Asker> {
  const now = app.clock();
  const { holdMinutes } = await findSetting(scope, 'hold', now);
  return {
    actor: { kind: 'visitor' },
    name: '',
    by: 'buyer',
    payUntil: new Date(now.getTime() + Math.max(holdMinutes, minutesToPay) * 60_000),
    isPaymentMailed: false,
  };
}

/** Pays for the change that waits, also one that staff asked for. @throws as `openChangePayment` refuses (409). */
export async function payByVisitor(
  app: App,
  secret: string,
  { id, method }: { id: string; method: string },
): Promise<VisitorChangeAnswer> {
  const asked = await changeForVisitor(app, secret, async (scope, order): Promise<Asked> => {
    const change = await findOrderChange(scope, id);
    if (change?.orderId !== order.id) throw new RefusedError([{ code: 'visitor-change-over' }]);
    const payment = valueOrThrow(await openChangePayment(app, scope, order, change, method));
    return { state: change.state, payment };
  });
  return answer(app, asked);
}

/**
 * Takes back the visitor's own change while it waits. @throws RefusedError (409) `visitor-change-over`,
 * `visitor-change-of-staff`, `visitor-change-being-paid`.
 */
export async function withdrawByVisitor(app: App, secret: string, { id }: { id: string }): Promise<void> {
  await changeForVisitor(app, secret, async (scope, order) => {
    const change = await findOrderChange(scope, id);
    if (change?.orderId !== order.id) throw new RefusedError([{ code: 'visitor-change-over' }]);
    if (change.state === 'withdrawn') return {};
    if (!change.state.startsWith('waiting')) throw new RefusedError([{ code: 'visitor-change-over' }]);
    if (change.askedByKind !== 'visitor') throw new RefusedError([{ code: 'visitor-change-of-staff' }]);
    const payment = await paymentOfChange(scope, change);
    if (payment === 'paid' || payment === 'pending')
      throw new RefusedError([{ code: 'visitor-change-being-paid' }]);
    await endWaitingChange(app, scope, change, { kind: 'visitor' }, {});
    return {};
  });
}

async function answer(
  app: App,
  { clientId, state, payment }: Asked & { clientId: string },
): Promise<VisitorChangeAnswer> {
  return { state, redirectUrl: payment ? await goToProvider(app, clientId, payment) : null };
}
