import { isOrderSold, type OrderState } from '@foyer/domain/orders/order-states.ts';
import { decideScanProgress } from '@foyer/domain/tickets/ticket-states.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';

interface OrderWithState {
  state: OrderState;
  validTickets: number;
  scannedTickets: number;
}

type Look = { tone: Tone; mark: 'dot' | 'ring' | 'half' };

const closed: Look = { tone: 'neutral', mark: 'ring' };

const looks: Record<OrderState, Look> = {
  reserved: { tone: 'warning', mark: 'half' },
  'pending payment': { tone: 'warning', mark: 'dot' },
  completed: { tone: 'success', mark: 'dot' },
  'partly cancelled': { tone: 'warning', mark: 'half' },
  cancelled: { tone: 'danger', mark: 'ring' },
  refunded: closed,
  expired: closed,
  failed: { tone: 'danger', mark: 'dot' },
};

/** The state of an order as a tag. */
export function OrderStateTag({ state }: { state: OrderState }) {
  const { t } = useMessages();
  return <StatusTag {...looks[state]}>{t(`orders.state.${state.replace(' ', '-')}`)}</StatusTag>;
}

/** How far the visitors of a paid order are in; nothing before the first entry. */
export function ScanProgressTag({ order }: { order: OrderWithState }) {
  const { t } = useMessages();
  const progress = decideScanProgress(order.scannedTickets, order.validTickets);
  if (progress === 'unscanned') return null;
  return progress === 'scanned' ? (
    <StatusTag tone="neutral">{t('orders.scan.scanned')}</StatusTag>
  ) : (
    <StatusTag tone="info" mark="half">
      {t('orders.scan.partly')}
    </StatusTag>
  );
}

/** The one tag of a list's row: what is to be known first. */
export function OrderStatusTag({ order }: { order: OrderWithState }) {
  return isOrderSold(order.state) && order.scannedTickets > 0 ? (
    <ScanProgressTag order={order} />
  ) : (
    <OrderStateTag state={order.state} />
  );
}
