import { formatLongDate, localDateTime } from '@foyer/i18n/format-date.ts';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { oneOf, text, useAddressSearch } from '../../components/fields/address-search.ts';
import { ChangesOfThing } from '../../components/history/last-changes.graphql.ts';
import { LanguageTag } from '../../components/language-tag.tsx';
import { PaperHead } from '../../components/paper-head.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import { waitingChangeOf } from './acts/act-facts.ts';
import { OrderHeadActs } from './acts/order-head-acts.tsx';
import { hasRefundAtProvider, refundsToSettle } from './acts/refunds-to-settle.ts';
import { ActingOnOrder } from './acts/use-acting.tsx';
import { OrderRules } from './change/order-changes.graphql.ts';
import { CopyNumber } from './copy-number.tsx';
import type { Order } from './order.ts';
import { dayAndDate, nameOfSource } from './order-names.ts';
import { OrderPayment } from './order-payment.tsx';
import { OrderStateTag, ScanProgressTag } from './order-status.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTickets } from './order-tickets.tsx';
import { OrderDetails, OrderLedger } from './orders.graphql.ts';
import { OrderMails } from './tabs/order-mails.graphql.ts';
import { type OrderTab, OrderTabs, orderTabs } from './tabs/order-tabs.tsx';
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
const WhyLinePrice = onDemand(async () => (await import('./why-line-price.tsx')).WhyLinePrice, {
  keepsRoom: true,
});
const OrderLedgerTab = onDemand(
  async () => {
    const [{ OrderLedgerTab: tab }] = await Promise.all([
      import('./ledger/order-ledger-tab.tsx'),
      loadParts(['ledger', 'order-invoices', 'errors']),
    ]);
    return tab;
  },
  { keepsRoom: true },
);

const OrderMailsTab = onDemand(
  async () => {
    const [{ OrderMailsTab: tab }] = await Promise.all([
      import('./tabs/order-mails-tab.tsx'),
      loadParts(['queue']),
    ]);
    return tab;
  },
  { keepsRoom: true },
);
const OrderHistoryTab = onDemand(
  async () => {
    const [{ OrderHistoryTab: tab }] = await Promise.all([
      import('./tabs/order-history-tab.tsx'),
      loadParts(['audit']),
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

/** So many of its changes are counted and shown. */
const mostChanges = 50;
/** How often a refund on its way through its provider is looked at again: staff read that it was paid, or failed. */
const REFUND_LOOKED_AT_MS = 5_000;

/** One order: its tickets, its money, its timeline, its buyer and its visit. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useMessages();
  const { why } = useAddressSearch({ why: text });
  const query = useGraphqlQuery(
    OrderDetails,
    { id: orderId },
    { refetchEveryMs: (last) => (last && hasRefundAtProvider(last.order) ? REFUND_LOOKED_AT_MS : 0) },
  );
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
  const { tab: addressed = 'order' } = useAddressSearch({ tab: oneOf(orderTabs) });
  // Known with the account, before the ledger has come: the page does not move when it does.
  const mayReadOrders = useCan('order-management', 'access');
  const seesLedger = useCan('statistieken-v2', 'edit') && mayReadOrders;
  const seesHistory = useCan('audit-log', 'access');
  const ledger = useGraphqlQuery(OrderLedger, { id: order.id }).data?.order.ledger;
  const mails = useGraphqlQuery(OrderMails, { id: order.id }, { sharedForMs: 1000 }).data?.order.mails;
  const changes = useGraphqlQuery(
    ChangesOfThing,
    { entity: 'order', entityId: order.id, first: mostChanges },
    { enabled: seesHistory, sharedForMs: 1000 },
  ).data?.auditEntries.edges;
  const mayOpen: Record<OrderTab, boolean> = {
    order: true,
    ledger: seesLedger,
    emails: true,
    history: seesHistory,
  };
  const shown = orderTabs.filter((one) => mayOpen[one]);
  const tab = shown.includes(addressed) ? addressed : 'order';
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
        <OrderTabs
          orderId={order.id}
          shown={shown}
          counts={{ ledger: ledger?.postings.length, emails: mails?.length, history: changes?.length }}
          current={tab}
        />
      }
      actions={mayAct && <OrderHeadActs order={order} />}
    >
      <PaperHead
        heading={`${order.number ?? t('orders.withoutNumber')}, ${formatLongDate(order.visitDate ?? placed.date, words.intlLocale)}`}
      />
      {tab !== 'ledger' && ledger && ledger.differenceMinor !== 0 && (
        <LedgerDifference order={order} ledger={ledger} />
      )}
      {tab === 'ledger' && ledger && <OrderLedgerTab order={order} ledger={ledger} />}
      {tab === 'emails' && <OrderMailsTab order={order} />}
      {tab === 'history' && <OrderHistoryTab order={order} most={mostChanges} />}
      {tab === 'order' && (
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
