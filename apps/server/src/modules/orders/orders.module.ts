import './failed-placements/failed-placements.graphql.ts';
import './orders-on-days.graphql.ts';
import './orders.graphql.ts';
import './said/said.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { expireOrders } from './expire-orders.ts';
import { orderPersonData } from './person-data/order-person-data.ts';

offerPersonData(orderPersonData);

export const ordersModule: ServerModule = {
  name: 'orders',
  jobs: [{ name: 'expire orders', everySeconds: 10, run: expireOrders }],
};
