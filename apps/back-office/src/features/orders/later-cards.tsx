import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
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
  /** Undefined until they have come. */
  rules: OrderRulesQuery['orderRules'] | undefined;
}

/** What an order has beside itself. All of it is drawn together, so that no card pushes down one that is read. */
export function LaterCards({ order, isWaiting, rules }: LaterCardsProps) {
  const said = useGraphqlQuery(SaidOfOrder, { id: order.id });
  const invoicing = useGraphqlQuery(OrderInvoicing, { id: order.id });
  const showsRules = isOrderSold(order.state);
  if (said.isPending || invoicing.isPending || (showsRules && rules === undefined)) return null;
  return (
    <>
      <OrderSaid order={order} />
      <InvoicesCard orderId={order.id} />
      {showsRules && rules && <OrderRulesCard order={order} rules={rules} />}
      {isWaiting && <AlsoWaiting order={order} />}
    </>
  );
}
