import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { formatLongDate, localDateTime } from '@foyer/i18n/format-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { oneOf, text, useAddressSearch } from '../../components/fields/address-search.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { LanguageTag } from '../../components/language-tag.tsx';
import { PaperHead } from '../../components/paper-head.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import { waitingChangeOf } from './acts/act-facts.ts';
import { OrderHeadActs } from './acts/order-head-acts.tsx';
import { refundsToSettle } from './acts/refunds-to-settle.ts';
import { ActingOnOrder, useStartAct } from './acts/use-acting.tsx';
import { OrderRules } from './change/order-changes.graphql.ts';
import { CopyNumber } from './copy-number.tsx';
import { OrderInvoices } from './invoices/invoices-part.ts';
import { OrderTabs } from './ledger/order-tabs.tsx';
import type { Order } from './order.ts';
import { dayAndDate, nameOfSource } from './order-names.ts';
import { OrderPayment } from './order-payment.tsx';
import { OrderStateTag, ScanProgressTag } from './order-status.tsx';
import { OrderTickets } from './order-tickets.tsx';
import { OrderDetails, OrderLedger } from './orders.graphql.ts';
import styles from './orders.module.css';
import { OtherOrders } from './other-orders.tsx';
import { useMayActOnOrders } from './use-may-act-on-orders.ts';
import { useOrdersDoor } from './use-orders-door.ts';

const OrderTimeline = onDemand(async () => (await import('./order-timeline.tsx')).OrderTimeline, {
  keepsRoom: true,
});
const ChangeWaiting = onDemand(
  async () => {
    const [{ ChangeWaiting: card }] = await Promise.all([
      import('./approval/change-waiting.tsx'),
      loadParts(['order-changes', 'errors']),
    ]);
    return card;
  },
  { keepsRoom: true },
);
const AlsoWaiting = onDemand(async () => {
  const [{ AlsoWaiting: card }] = await Promise.all([
    import('./approval/also-waiting.tsx'),
    loadParts(['order-changes', 'errors']),
  ]);
  return card;
});
const OrderTasks = onDemand(
  async () => {
    const [{ OrderTasks: card }] = await Promise.all([
      import('./acts/order-tasks.tsx'),
      loadParts(['order-changes', 'errors']),
    ]);
    return card;
  },
  { keepsRoom: true },
);
const OrderRulesCard = onDemand(async () => {
  const [{ OrderRulesCard: card }] = await Promise.all([
    import('./acts/order-rules-card.tsx'),
    loadParts(['order-changes', 'errors']),
  ]);
  return card;
});
const WhyLinePrice = onDemand(async () => (await import('./why-line-price.tsx')).WhyLinePrice, {
  keepsRoom: true,
});
const OrderLedgerTab = onDemand(
  async () => {
    const [{ OrderLedgerTab: tab }] = await Promise.all([
      import('./ledger/order-ledger-tab.tsx'),
      loadParts(['ledger']),
    ]);
    return tab;
  },
  { keepsRoom: true },
);

const OrderSaid = onDemand(async () => {
  const [{ OrderSaid: card }] = await Promise.all([
    import('./said/order-said.tsx'),
    loadParts(['order-said', 'errors']),
  ]);
  return card;
});

const LedgerDifference = onDemand(async () => {
  const [{ LedgerBalance }] = await Promise.all([
    import('./ledger/ledger-balance.tsx'),
    loadParts(['ledger']),
  ]);
  return LedgerBalance;
});

/** One order: its tickets, its money, its timeline, its buyer and its visit. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useMessages();
  const { why } = useAddressSearch({ why: text });
  const query = useGraphqlQuery(OrderDetails, { id: orderId });
  return (
    <QueryView query={query} failed={t('orders.page.failed')}>
      {({ order }) => {
        const line = order.lines.find(({ id }) => id === why);
        return line ? (
          <WhyLinePrice order={order} line={line} />
        ) : (
          <ActingOnOrder order={order}>
            <OrderView order={order} />
          </ActingOnOrder>
        );
      }}
    </QueryView>
  );
}

function OrderView({ order }: { order: Order }) {
  const words = useMessages();
  const { t } = words;
  const door = useOrdersDoor();
  const mayAct = useMayActOnOrders();
  const waiting = waitingChangeOf(order);
  const chargebackMinor =
    useGraphqlQuery(OrderRules, { orderId: order.id }).data?.orderRules?.chargebackMinor ?? 0;
  const hasTasks = refundsToSettle(order).length > 0 || chargebackMinor > 0;
  const placed = localDateTime(order.createdAt, order.timeZone);
  const { tab } = useAddressSearch({ tab: oneOf(['ledger']) });
  // Known with the account, before the ledger has come: the page does not move when it does.
  const mayReadOrders = useCan('order-management', 'access');
  const seesLedger = useCan('statistieken-v2', 'edit') && mayReadOrders;
  const ledger = useGraphqlQuery(OrderLedger, { id: order.id }).data?.order.ledger;
  return (
    <Page
      title={order.number ?? t('orders.withoutNumber')}
      breadcrumbs={[{ label: t('orders.list.title'), to: door }]}
      status={
        <>
          {order.number && <CopyNumber number={order.number} />}
          <OrderStateTag state={order.state} />
          <ScanProgressTag order={order} />
          {waiting && (
            <StatusTag tone="warning" mark="half">
              {t(`orders.${waiting.state.replaceAll(' ', '-')}`)}
            </StatusTag>
          )}
          <LanguageTag language={order.language} />
          {order.isTest && (
            <StatusTag tone="warning" mark="none">
              {t('orders.test')}
            </StatusTag>
          )}
        </>
      }
      subtitle={`${dayAndDate(words, placed.date)} ${placed.time} · ${nameOfSource(words, order)}`}
      tabs={
        seesLedger && (
          <OrderTabs orderId={order.id} postings={ledger?.postings.length} current={tab ?? 'order'} />
        )
      }
      actions={mayAct && <OrderHeadActs order={order} />}
    >
      <PaperHead
        heading={`${order.number ?? t('orders.withoutNumber')}, ${formatLongDate(order.visitDate ?? placed.date, words.intlLocale)}`}
      />
      {tab !== 'ledger' && ledger && ledger.differenceMinor !== 0 && (
        <LedgerDifference order={order} ledger={ledger} />
      )}
      {tab === 'ledger' && ledger ? (
        <OrderLedgerTab order={order} ledger={ledger} />
      ) : (
        <>
          {waiting && <ChangeWaiting order={order} />}
          {hasTasks && <OrderTasks order={order} chargebackMinor={chargebackMinor} />}
          <Columns
            summary={<OrderSummary order={order} isWaiting={waiting?.state === 'waiting for approval'} />}
          >
            <OrderTickets order={order} />
            <OrderPayment order={order} />
            <OrderTimeline order={order} />
          </Columns>
        </>
      )}
    </Page>
  );
}

function OrderSummary({ order, isWaiting }: { order: Order; isWaiting: boolean }) {
  const { t, date, intlLocale } = useMessages();
  const mayAct = useMayActOnOrders();
  const start = useStartAct();
  const rules = useGraphqlQuery(OrderRules, { orderId: order.id }).data?.orderRules;
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
      <OrderSaid order={order} />
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
      <OrderInvoices orderId={order.id} />
      <Card title={t('orders.reference.title')}>
        <Facts
          facts={[{ label: t('orders.reference.id'), value: <span className={styles.id}>{order.id}</span> }]}
        />
      </Card>
      {isWaiting && <AlsoWaiting order={order} />}
      {rules && isOrderSold(order.state) && <OrderRulesCard order={order} rules={rules} />}
      <HistoryCard entity="order" id={order.id} />
    </>
  );

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
