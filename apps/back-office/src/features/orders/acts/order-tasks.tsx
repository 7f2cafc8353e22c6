import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../components/use-can.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { changedQueries } from '../change/use-order-change.ts';
import type { Order } from '../order.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import { MarkRefundPaid, RetryRefunds, SettleChargeback } from './acts.graphql.ts';
import styles from './acts.module.css';
import { refundsToSettle } from './refunds-to-settle.ts';

const PayAtTillDialog = onDemand(async () => (await import('./pay-at-till-dialog.tsx')).PayAtTillDialog);

interface OrderTasksProps {
  order: Order;
  /** What the bank took back and staff have not decided about. */
  chargebackMinor: number;
}

/** What staff have to do about an order's money: refunds that were not paid out, money that the bank took back. */
export function OrderTasks({ order, chargebackMinor }: OrderTasksProps) {
  const { t, money } = useMessages();
  const mayExtra = useMayActOnOrders('extra');
  const mayPayAtTill = useCan('ticketverkoop', 'edit');
  const notice = useRefusalNotice();
  const [paying, setPaying] = useState<{ refundId: string; amount: string } | null>(null);
  const [choice, setChoice] = useState<'cancel' | 'keep' | null>(null);
  const retry = useGraphqlMutation(RetryRefunds, { refetch: changedQueries });
  const markPaid = useGraphqlMutation(MarkRefundPaid, { refetch: changedQueries });
  const settle = useGraphqlMutation(SettleChargeback, { refetch: changedQueries });
  const refunds = refundsToSettle(order);
  const amount = (minor: number) => money(minor, order.currency);
  const scanned = order.tickets
    .filter(({ state, usedAt }) => state === 'active' && usedAt)
    .map(({ ticketTypeName, number }) => `${ticketTypeName} ${number.slice(-4)}`);
  const decide = async () => {
    if (choice && (await notice(() => settle.mutateAsync({ orderId: order.id, choice })))) setChoice(null);
  };
  return (
    <Card title={t('order-changes.tasks.title')}>
      {refunds.map(({ id, amountMinor, state }) => (
        <Task
          key={id}
          text={t(state === 'failed' ? 'order-changes.tasks.failed' : 'order-changes.tasks.byHand', {
            amount: amount(amountMinor),
          })}
        >
          {mayExtra && state === 'failed' && (
            <Button
              loading={retry.isPending}
              onClick={() => void notice(() => retry.mutateAsync({ orderId: order.id }))}
            >
              {t('order-changes.tasks.retry')}
            </Button>
          )}
          {mayExtra && (
            <Button
              loading={markPaid.isPending}
              onClick={() => void notice(() => markPaid.mutateAsync({ refundId: id }))}
            >
              {t('order-changes.tasks.markPaid')}
            </Button>
          )}
          {mayExtra && mayPayAtTill && (
            <Button onClick={() => setPaying({ refundId: id, amount: amount(amountMinor) })}>
              {t('order-changes.payAtTill.open')}
            </Button>
          )}
        </Task>
      ))}
      {chargebackMinor > 0 && (
        <Task
          text={t('order-changes.tasks.chargeback', { amount: amount(chargebackMinor) })}
          note={
            scanned.length > 0 ? t('order-changes.tasks.scanned', { tickets: scanned.join(', ') }) : undefined
          }
        >
          {mayExtra && (
            <>
              <Button onClick={() => setChoice('keep')}>{t('order-changes.tasks.keep')}</Button>
              <Button color="danger" onClick={() => setChoice('cancel')}>
                {t('order-changes.tasks.cancel')}
              </Button>
            </>
          )}
        </Task>
      )}
      {paying && <PayAtTillDialog {...paying} onClose={() => setPaying(null)} />}
      <ConfirmDialog
        opened={choice !== null}
        destructive={choice === 'cancel'}
        title={t(choice === 'cancel' ? 'order-changes.tasks.cancelTitle' : 'order-changes.tasks.keepTitle')}
        confirmLabel={t(choice === 'cancel' ? 'order-changes.tasks.cancel' : 'order-changes.tasks.keep')}
        busy={settle.isPending}
        onConfirm={() => void decide()}
        onCancel={() => setChoice(null)}
      >
        {t(choice === 'cancel' ? 'order-changes.tasks.cancelText' : 'order-changes.tasks.keepText', {
          amount: amount(chargebackMinor),
        })}
      </ConfirmDialog>
    </Card>
  );
}

function Task({ text, note, children }: { text: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.task}>
      <p>
        {text} {note && <small className={styles.reason}>{note}</small>}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
