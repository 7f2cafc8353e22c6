import { formatLongDate, localDateTime } from '@foyer/i18n/format-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { oneOf, text, useAddressSearch } from '../../components/fields/address-search.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { LanguageTag } from '../../components/language-tag.tsx';
import { PaperHead } from '../../components/paper-head.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../words/loaded-parts.ts';
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

const ResendDialog = onDemand(async () => (await import('./resend-dialog.tsx')).ResendDialog);
const OrderTimeline = onDemand(async () => (await import('./order-timeline.tsx')).OrderTimeline, {
  keepsRoom: true,
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
        return line ? <WhyLinePrice order={order} line={line} /> : <OrderView order={order} />;
      }}
    </QueryView>
  );
}

function OrderView({ order }: { order: Order }) {
  const words = useMessages();
  const { t } = words;
  const [resending, setResending] = useState(false);
  const door = useOrdersDoor();
  const mayAct = useMayActOnOrders();
  const mayResend = mayAct && order.state === 'completed' && order.buyerEmail !== '';
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
      actions={
        mayResend && (
          <Button
            leftSection={<IconMail size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setResending(true)}
          >
            {t('orders.resend.act')}
          </Button>
        )
      }
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
        <Columns summary={<OrderSummary order={order} />}>
          <OrderTickets order={order} />
          <OrderPayment order={order} />
          <OrderTimeline order={order} />
        </Columns>
      )}
      {resending && <ResendDialog order={order} onClose={() => setResending(false)} />}
    </Page>
  );
}

function OrderSummary({ order }: { order: Order }) {
  const { t, date, intlLocale } = useMessages();
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
      <Card title={t('orders.buyer.title')}>
        <Facts facts={buyer} />
      </Card>
      <Card title={t('orders.visit.title')}>
        <Facts
          facts={[
            { label: t('orders.visit.date'), value: order.visitDate ? date(order.visitDate) : '–' },
            { label: t('orders.visit.time'), value: order.visitTime ?? '–' },
            { label: t('orders.visit.location'), value: order.locationName ?? '–' },
          ]}
        />
      </Card>
      <OrderInvoices orderId={order.id} />
      <Card title={t('orders.reference.title')}>
        <Facts
          facts={[{ label: t('orders.reference.id'), value: <span className={styles.id}>{order.id}</span> }]}
        />
      </Card>
      <HistoryCard entity="order" id={order.id} />
    </>
  );
}
