import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { waitingChangeOf } from '../acts/act-facts.ts';
import { changedQueries } from '../change/use-order-change.ts';
import type { Order } from '../order.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import { ChangesWaiting, WithdrawChange } from './approval.graphql.ts';
import styles from './approval.module.css';
import { RefundApproval } from './refund-approval.tsx';

/** On top of an order's page: the change that waits for its payment or for a second person. */
export function ChangeWaiting({ order }: { order: Order }) {
  const { t, money, dateTime } = useMessages();
  const change = waitingChangeOf(order);
  const mayExtra = useMayActOnOrders('extra');
  const mayAct = useMayActOnOrders();
  if (!change) return null;
  const { askedByName, isOwn, reason, id } = change;
  const at = dateTime(change.askedAt, order.timeZone);
  if (change.state === 'waiting for approval') {
    if (mayExtra && !isOwn) return <RefundApproval order={order} change={change} />;
    const amount = money(change.refundMinor, order.currency);
    return (
      <Card
        title={t('order-changes.approval.title', { amount })}
        actions={
          <StatusTag tone="warning" mark="half">
            {t('order-changes.approval.waiting')}
          </StatusTag>
        }
      >
        <p className={styles.text}>{t('order-changes.approval.asked', { name: askedByName, at })}</p>
        {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
        <p className={styles.quiet}>{t('order-changes.approval.locked')}</p>
        {isOwn && mayAct && <Withdraw id={id} label={t('order-changes.approval.withdraw')} />}
      </Card>
    );
  }
  const amount = money(change.dueMinor, order.currency);
  const until = change.expiresAt ? dateTime(change.expiresAt, order.timeZone) : '';
  return (
    <Card
      title={t('order-changes.payment.title', { amount })}
      actions={
        <StatusTag tone="warning" mark="half">
          {t('order-changes.payment.waiting')}
        </StatusTag>
      }
    >
      <p className={styles.text}>
        {t('order-changes.payment.text', { email: order.buyerEmail, until })}{' '}
        {askedByName && t('order-changes.approval.asked', { name: askedByName, at })}
      </p>
      {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
      {mayAct && <Withdraw id={id} label={t('order-changes.payment.withdraw')} />}
    </Card>
  );
}

function Withdraw({ id, label }: { id: string; label: string }) {
  const withdraw = useGraphqlMutation(WithdrawChange, { refetch: [...changedQueries, ChangesWaiting] });
  const notice = useRefusalNotice();
  return (
    <div className={styles.buttons}>
      <Button loading={withdraw.isPending} onClick={() => void notice(() => withdraw.mutateAsync({ id }))}>
        {label}
      </Button>
    </div>
  );
}
