import { mostBulkOrders } from '@foyer/domain/bulk-acts/bulk-states.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok } from '@foyer/domain/result/result.ts';
import { resendTicketsOf } from '../../orders/index.ts';
import { offerOrderAct } from '../order-act.ts';

offerOrderAct({
  act: 'resend-tickets',
  right: 'edit',
  mostOrders: mostBulkOrders,
  mindsChanges: false,
  previewForOrder: (_app, _scope, { state, buyerEmail }) => {
    if (!isOrderSold(state)) return { skip: 'order-not-sold' };
    return buyerEmail ? { amountMinor: 0 } : { skip: 'order-without-email' };
  },
  applyToOrder: async (_app, scope, orderId, _parameters, actor) => {
    const sent = await resendTicketsOf(scope, orderId, actor);
    return sent.ok ? ok({ state: 'done' }) : sent;
  },
});
