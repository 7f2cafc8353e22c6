import type { BulkAct } from '@foyer/domain/bulk-acts/bulk-states.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, CloseButton } from '@mantine/core';
import type {
  OrderFilterInput,
  OrderRowFragment,
  OrderSelectionInput,
} from '../../../generated/operations.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import styles from './bulk.module.css';
import type { AskedOfOrders } from './order-bulk-dialogs.tsx';

interface OrderBulkBarProps {
  /** The ticked orders of this page. */
  chosen: readonly OrderRowFragment[];
  rowCount: number;
  /** What the address asks for, and what it finds in all. */
  filter: OrderFilterInput;
  totals: { count: number; isMore: boolean; totalMinor?: number | null | undefined };
  /** All that the address finds, not only this page. */
  wantsAll: boolean;
  onWantAll: (wantsAll: boolean) => void;
  onAsk: (asked: AskedOfOrders) => void;
  onClear: () => void;
}

/** Over the header of the list while orders are chosen: how many, and what is done to them together. */
export function OrderBulkBar(props: OrderBulkBarProps) {
  const { chosen, rowCount, filter, totals, wantsAll, onWantAll, onAsk, onClear } = props;
  const { t, money } = useMessages();
  const mayRefund = useMayActOnOrders('extra');
  const isWhole = chosen.length === rowCount;
  const mayTakeAll = isWhole && !totals.isMore && totals.count > chosen.length;
  const isAll = wantsAll && mayTakeAll;
  const count = isAll ? totals.count : chosen.length;
  const sum = isAll ? totals.totalMinor : chosen.reduce((total, order) => total + worthOf(order), 0);
  const selection: OrderSelectionInput = isAll ? { filter } : { orderIds: chosen.map(({ id }) => id) };
  const acts: BulkAct[] = mayRefund ? ['refund', 'cancel', 'resend-tickets'] : ['resend-tickets'];
  return (
    <div className={styles.bar}>
      <strong aria-live="polite">
        {sum == null || totals.totalMinor == null
          ? t('order-bulk.selected', { count })
          : t('order-bulk.selectedAmount', { count, amount: money(sum, chosen[0]?.currency ?? 'EUR') })}
      </strong>
      {mayTakeAll && (
        <Button size="compact-sm" variant="subtle" onClick={() => onWantAll(!isAll)}>
          {isAll
            ? t('order-bulk.onlyThese', { count: chosen.length })
            : t('order-bulk.selectAll', { count: totals.count })}
        </Button>
      )}
      <span className={styles.acts}>
        {acts.map((one) => (
          <Button key={one} size="compact-sm" onClick={() => onAsk({ act: one, selection, count })}>
            {t(`order-bulk.act.${one}`)}
          </Button>
        ))}
        <Button size="compact-sm" onClick={() => onAsk({ act: 'export', selection, count })}>
          {t('order-bulk.exportAct')}
        </Button>
        <CloseButton size="sm" aria-label={t('order-bulk.clear')} onClick={onClear} />
      </span>
    </div>
  );
}

/** As the sum of a view counts it: what was sold, refunds taken off. */
function worthOf({ state, totalMinor, refundedMinor }: OrderRowFragment): number {
  return isOrderSold(state) ? totalMinor - refundedMinor : 0;
}
