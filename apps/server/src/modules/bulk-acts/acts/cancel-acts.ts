import { type OrderWish, orderWishInput } from '@foyer/domain/order-changes/order-change-input.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok } from '@foyer/domain/result/result.ts';
import type { App } from '../../../platform/app.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { type Asker, askChange, quoteOrderWish, readOrderToChange } from '../../order-changes/index.ts';
import { getOrder, lockOrder, type ResendActor } from '../../orders/index.ts';
import type { ActOrder } from '../act-order.repository.ts';
import { offerOrderAct } from '../order-act.ts';

/** Cancelling never waits for a payment of the buyer. */
const noPayment = { payUntil: new Date(0), isPaymentMailed: false };

const askerOf = ({ accountId, kind, username }: ResendActor): Asker => ({
  actor: { kind, id: accountId },
  name: username,
  // Scanned tickets are never among them: those are given back on the page of the order.
  by: 'staff',
  ...noPayment,
});

/** All tickets that were not scanned; without a refund, what was paid for them stays with the client. */
function wishOf(ticketIds: readonly string[], isRefunded: boolean): OrderWish {
  return orderWishInput.parse({ cancel: [...ticketIds], refundMinor: isRefunded ? null : 0 });
}

async function quote(app: App, scope: ClientScope, orderId: string, isRefunded: boolean, asker: Asker) {
  const toChange = await readOrderToChange(scope, orderId);
  if (!toChange.ok) return toChange;
  const unused = toChange.value.tickets.filter(({ isScanned }) => !isScanned);
  const wish = wishOf(
    unused.map(({ id }) => id),
    isRefunded,
  );
  const quoted = await quoteOrderWish(app, scope, toChange.value, wish, asker);
  return quoted.ok ? ok({ wish, quoted: quoted.value }) : quoted;
}

/** Nothing to cancel, or nothing to give back. */
function skipOf(order: ActOrder, isRefunded: boolean): string | null {
  if (!isOrderSold(order.state)) return 'order-not-sold';
  if (order.scannedTickets >= order.validTickets) return 'tickets-all-scanned';
  return isRefunded && order.totalMinor <= order.refundedMinor ? 'nothing-to-refund' : null;
}

for (const act of ['cancel', 'refund'] as const) {
  const isRefunded = act === 'refund';
  offerOrderAct({
    act,
    right: 'extra',
    // Each is priced for the preview.
    mostOrders: 2_000,
    mindsChanges: true,
    previewForOrder: async (app, scope, order) => {
      const skip = skipOf(order, isRefunded);
      if (skip) return { skip };
      const anyone: Asker = { actor: { kind: 'system' }, name: '', by: 'staff', ...noPayment };
      const found = await quote(app, scope, order.id, isRefunded, anyone);
      if (!found.ok) return { skip: found.refusals[0]?.code ?? 'order-not-sold' };
      return { amountMinor: found.value.quoted.priced.refundMinor };
    },
    applyToOrder: async (app, scope, orderId, { reason }, actor) => {
      const before = await lockOrder(scope, orderId);
      const asker = askerOf(actor);
      const found = await quote(app, scope, orderId, isRefunded, asker);
      if (!found.ok) return found;
      const { wish, quoted } = found.value;
      const input = { id: makeId(), orderId, wish, fingerprint: quoted.fingerprint, reason, isMailed: true };
      const asked = await askChange(app, scope, before, input, asker);
      if (!asked.ok) return asked;
      const { state, refundMinor } = asked.value;
      const after = await getOrder(scope, orderId);
      await writeAudit(
        scope,
        { kind: actor.kind, id: actor.accountId },
        {
          action: state === 'made' ? 'change-order' : 'ask-order-change',
          entity: 'order',
          entityId: orderId,
          before: { orderState: before.state, refundedMinor: before.refundedMinor },
          after: { orderState: after.state, refundedMinor: after.refundedMinor, refundMinor },
        },
      );
      return ok({ state: state === 'made' ? 'done' : 'approval', amountMinor: refundMinor });
    },
  });
}
