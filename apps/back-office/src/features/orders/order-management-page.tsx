import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { OrderListPage } from './order-list-page.tsx';
import { OrderPage } from './order-page.tsx';

/** The list of orders, or with `?order=` the page of one. */
export default function OrderManagementPage() {
  const { order } = useAddressSearch({ order: text });
  return order ? <OrderPage key={order} orderId={order} /> : <OrderListPage />;
}
