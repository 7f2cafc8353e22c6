import { type OrderAct, refuseOrderAct } from '@foyer/domain/order-changes/order-acts.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconMail, IconPencil } from '@tabler/icons-react';
import type { Order } from '../order.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import { actFactsOf } from './act-facts.ts';
import styles from './acts.module.css';
import { DotsMenu } from './dots-menu.tsx';
import { useStartAct } from './use-acting.tsx';

/** The buttons of the page's head; what is impossible or rare is in the menu behind the dots. */
export function OrderHeadActs({ order }: { order: Order }) {
  const { t } = useMessages();
  const start = useStartAct();
  const facts = actFactsOf(order, useMayActOnOrders('extra'));
  const can = (act: OrderAct) => refuseOrderAct(act, facts) === null;
  return (
    <>
      {can('correct-and-resend') && order.buyerEmail !== '' && (
        <Button
          leftSection={<IconMail size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => start('resend')}
        >
          {t('orders.resend.act')}
        </Button>
      )}
      {can('rebook') && (
        <Button
          leftSection={<IconPencil size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => start('rebook')}
        >
          {t('orders.act.change')}
        </Button>
      )}
      {can('cancel-tickets') && (
        <Button className={styles.wideOnly} onClick={() => start('cancel-tickets')}>
          {t('orders.act.refund')}
        </Button>
      )}
      <DotsMenu order={order} label={order.number ?? t('orders.withoutNumber')} />
    </>
  );
}
