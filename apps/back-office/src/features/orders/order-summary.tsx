import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import { useStartAct } from './acts/use-acting.tsx';
import { OrderRules } from './change/order-changes.graphql.ts';
import type { Order } from './order.ts';
import styles from './orders.module.css';
import { OtherOrders } from './other-orders.tsx';
import { useMayActOnOrders } from './use-may-act-on-orders.ts';

const LaterCards = onDemand(async () => {
  const [{ LaterCards: cards }] = await Promise.all([
    import('./later-cards.tsx'),
    loadParts(['order-said', 'order-invoices', 'order-changes', 'errors']),
  ]);
  return cards;
});

/** Beside the order: its buyer, its visit, its documents and what the rules allow. */
export function OrderSummary({ order, isWaiting }: { order: Order; isWaiting: boolean }) {
  const { t, date, money, intlLocale } = useMessages();
  const mayAct = useMayActOnOrders();
  const seesDiscounts = useCan('discountcodes-and-vouchers', 'access');
  const start = useStartAct();
  const rulesQuery = useGraphqlQuery(OrderRules, { orderId: order.id });
  const rules = rulesQuery.data?.orderRules;
  const language = new Intl.DisplayNames([intlLocale], { type: 'language' }).of(order.language);
  const buyer = [
    {
      label: t('orders.buyer.name'),
      value: order.buyerName || t(order.isBuyerErased ? 'orders.erasedBuyer' : 'orders.withoutBuyer'),
    },
    {
      label: t('orders.buyer.email'),
      value: order.buyerEmail ? <a href={`mailto:${order.buyerEmail}`}>{order.buyerEmail}</a> : '–',
    },
    { label: t('orders.buyer.phone'), value: order.buyerPhone || '–' },
    { label: t('orders.buyer.language'), value: language },
    ...(order.buyerEmail
      ? [{ label: t('orders.buyer.others'), value: <OtherOrders email={order.buyerEmail} /> }]
      : []),
  ];
  return (
    <>
      <Card
        title={t('orders.buyer.title')}
        actions={
          mayAct && (
            <Button size="compact-sm" variant="subtle" onClick={() => start('edit-buyer')}>
              {t('orders.buyer.edit')}
            </Button>
          )
        }
      >
        <Facts facts={buyer} />
      </Card>
      <Card title={t('orders.visit.title')}>
        <Facts
          facts={[
            { label: t('orders.visit.date'), value: order.visitDate ? date(order.visitDate) : '–' },
            { label: t('orders.visit.time'), value: order.visitTime ?? '–' },
            { label: t('orders.visit.location'), value: order.locationName ?? '–' },
            ...(isOrderSold(order.state) ? rebookingFacts() : []),
          ]}
        />
      </Card>
      <Card title={t('orders.reference.title')}>
        <Facts
          facts={[
            { label: t('orders.reference.id'), value: <span className={styles.id}>{order.id}</span> },
            ...discountFacts(),
            ...originFacts(),
          ]}
        />
      </Card>
      <LaterCards order={order} isWaiting={isWaiting} rules={rulesQuery} />
    </>
  );

  /** The discount code that it used, and what that took off. */
  function discountFacts(): { label: string; value: ReactNode }[] {
    if (!order.discount) return [];
    const { discountId, title, code, offMinor } = order.discount;
    return [
      {
        label: t('orders.reference.discountCode'),
        value: seesDiscounts ? <Link to={`/discountcodes-and-vouchers/${discountId}`}>{code}</Link> : code,
      },
      { label: title, value: money(-offMinor, order.currency) },
    ];
  }

  /** By which campaign and on which page of the client's own site it was bought, where that is known. */
  function originFacts(): { label: string; value: ReactNode }[] {
    const { campaign = null, page = null } = order.origin ?? {};
    return [
      ...(campaign ? [{ label: t('orders.reference.campaign'), value: campaign }] : []),
      ...(page
        ? [{ label: t('orders.reference.page'), value: <span className={styles.id}>{page}</span> }]
        : []),
    ];
  }

  function rebookingFacts(): { label: string; value: ReactNode }[] {
    if (!rules) {
      return ['rebookings', 'rebookUntil'].map((fact) => ({ label: t(`orders.visit.${fact}`), value: '…' }));
    }
    const { rebookings: used, mostRebookings: most, rebookUntilDate } = rules;
    return [
      {
        label: t('orders.visit.rebookings'),
        value: most === null ? used : t('orders.visit.rebookings.of', { used, most }),
      },
      { label: t('orders.visit.rebookUntil'), value: rebookUntilDate ? date(rebookUntilDate) : '–' },
    ];
  }
}
