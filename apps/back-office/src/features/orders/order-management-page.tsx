import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { OrderListPage } from './order-list-page.tsx';

/** The list needs none of it. */
const OrderPage = onDemand(async () => (await import('./order-page.tsx')).OrderPage, { keepsRoom: true });

/** The list of orders, or with `?order=` the page of one. */
export default function OrderManagementPage() {
  const { order } = useAddressSearch({ order: text });
  return order ? <OrderPage key={order} orderId={order} /> : <OrderListPage />;
}
