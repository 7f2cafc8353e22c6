import './orders-on-days.graphql.ts';
import './orders.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { expireOrders } from './expire-orders.ts';

export const ordersModule: ServerModule = {
  name: 'orders',
  jobs: [{ name: 'expire orders', everySeconds: 10, run: expireOrders }],
};
