import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { PersonData } from '../person-data/index.ts';
import {
  countPaymentsOfOrders,
  listOrdersWithOpenMoney,
  listPaymentsForPerson,
} from './person-payment.repository.ts';

/** References of the provider, without a name: they stay, for the books and for refunds. */
export const paymentPersonData: PersonData = {
  name: 'payments',
  columns: ['payment.reference', 'payment.charge_reference', 'payment.checkout_url', 'provider_notice.body'],
  async wait(_app, scope, orderIds) {
    const orders = await listOrdersWithOpenMoney(scope, orderIds);
    return orders.map(({ orderId, sequence, prefix }) => ({
      orderId,
      number: sequence === null ? null : formatOrderNumber(sequence, prefix),
      why: 'money-open',
      until: null,
    }));
  },
  find: async (_app, scope, { orderIds }) => [await countPaymentsOfOrders(scope, orderIds)],
  read: async (_app, scope, { orderIds }) => ({
    payments: (await listPaymentsForPerson(scope, orderIds)).map((payment) => ({
      ...payment,
      createdAt: payment.createdAt.toISOString(),
    })),
  }),
};
