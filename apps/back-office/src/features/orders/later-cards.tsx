import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OrderRulesQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { OrderRulesCard } from './acts/order-rules-card.tsx';
import { AlsoWaiting } from './approval/also-waiting.tsx';
import { OrderInvoicing } from './invoices/invoices.graphql.ts';
import { InvoicesCard } from './invoices/invoices-card.tsx';
import type { Order } from './order.ts';
import { OrderSaid } from './said/order-said.tsx';
import { SaidOfOrder } from './said/said.graphql.ts';

interface LaterCardsProps {
  order: Order;
  isWaiting: boolean;
  rules: UseQueryResult<OrderRulesQuery>;
}

/** What an order has beside itself. All of it is drawn together, so that no card pushes down one that is read. */
export function LaterCards({ order, isWaiting, rules }: LaterCardsProps) {
  const said = useGraphqlQuery(SaidOfOrder, { id: order.id });
  const invoicing = useGraphqlQuery(OrderInvoicing, { id: order.id });
  if (![said, invoicing, rules].every(({ isFetched }) => isFetched)) return null;
  const orderRules = rules.data?.orderRules;
  return (
    <>
      <OrderSaid order={order} said={said.data?.order.said} />
      <InvoicesCard orderId={order.id} query={invoicing} />
      {orderRules && isOrderSold(order.state) && <OrderRulesCard order={order} rules={orderRules} />}
      {isWaiting && <AlsoWaiting order={order} />}
    </>
  );
}
