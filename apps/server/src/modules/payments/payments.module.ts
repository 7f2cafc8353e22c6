import './accounts/payment-accounts.graphql.ts';
import './payments.graphql.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../platform/app.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { payRefund } from './pay-refund.ts';
import { paymentPersonData } from './payment-person-data.ts';
import { pollPayments } from './poll-payments.ts';
import { noticeRoutes } from './remote/notices.routes.ts';
import { returnRoutes } from './return.routes.ts';
import { deliverNoticeSubscription } from './test-provider/deliver-notice.ts';
import { testPaymentRoutes } from './test-provider/test-payment.routes.ts';

const routes = (app: App) => async (server: FastifyInstance) => {
  await server.register(testPaymentRoutes(app));
  await server.register(noticeRoutes(app));
  await server.register(returnRoutes(app));
};
offerPersonData(paymentPersonData);

export const paymentsModule: ServerModule = {
  name: 'payments',
  routes,
  subscriptions: [
    { bus: 'command', type: 'pay-refund', destination: 'payments', handle: payRefund },
    deliverNoticeSubscription,
  ],
  jobs: [{ name: 'ask providers about payments', everySeconds: 30, run: pollPayments }],
};
