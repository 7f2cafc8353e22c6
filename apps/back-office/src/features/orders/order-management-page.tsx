import { useSearch } from '@tanstack/react-router';
import { OrderListPage } from './order-list-page.tsx';
import { OrderPage } from './order-page.tsx';

/** The list of orders, or with `?order=` the page of one. */
export default function OrderManagementPage() {
  const { order }: { order?: string } = useSearch({ strict: false });
  return order ? <OrderPage key={order} orderId={order} /> : <OrderListPage />;
}
