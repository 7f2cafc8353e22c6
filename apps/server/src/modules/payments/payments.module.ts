import './payments.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { payRefund } from './pay-refund.ts';
import { deliverNoticeSubscription } from './test-provider/deliver-notice.ts';
import { testPaymentRoutes } from './test-provider/test-payment.routes.ts';

export const paymentsModule: ServerModule = {
  name: 'payments',
  routes: testPaymentRoutes,
  subscriptions: [
    { bus: 'command', type: 'pay-refund', destination: 'payments', handle: payRefund },
    deliverNoticeSubscription,
  ],
};
