import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import {
  IconBarcode,
  IconBuildingBank,
  IconCalendarExclamation,
  IconCashBanknote,
  IconCashBanknoteOff,
  IconCircleCheck,
  IconCreditCardRefund,
  IconGift,
  IconMailExclamation,
  IconMailPause,
  IconMessageExclamation,
  IconPlugConnectedX,
  IconReceipt,
  IconScaleOutline,
  IconUserCheck,
} from '@tabler/icons-react';
import type { DashboardQuery } from '../../generated/operations.ts';
import styles from './dashboard.module.css';

type Alerts = DashboardQuery['dashboard']['alerts'];

/** Each kind of alert with the one page that fixes it. */
const kinds = [
  { name: 'differingPayments', to: '/order-management', Icon: IconCashBanknoteOff },
  { name: 'ledgerDifferences', to: '/order-management', Icon: IconScaleOutline },
  { name: 'giftCardDifferences', to: '/gift', Icon: IconGift },
  { name: 'chargebacks', to: '/order-management', Icon: IconBuildingBank },
  { name: 'refundsToApprove', to: '/order-management', Icon: IconUserCheck },
  { name: 'refundsByHand', to: '/order-management', Icon: IconCashBanknote },
  { name: 'failedRefunds', to: '/order-management', Icon: IconCreditCardRefund },
  { name: 'failedMails', to: '/message-queue', Icon: IconMailExclamation },
  { name: 'failedMessages', to: '/message-queue/failed-messages', Icon: IconMessageExclamation },
  { name: 'waitingMails', to: '/message-queue?tab=outbox&state=waiting', Icon: IconMailPause },
  { name: 'timeslotConflicts', to: '/timeslotgroup/conflicts', Icon: IconCalendarExclamation },
  { name: 'keptSales', to: '/ticketverkoop/offline', Icon: IconReceipt },
  { name: 'unreturnedLeases', to: '/ticketverkoop/offline', Icon: IconPlugConnectedX },
  { name: 'lowBarcodeSeries', to: '/barcodes', Icon: IconBarcode },
] as const;

/** The page of the order that waits longest, where the alert is about orders of which one is named. */
function pageOf({ name, to }: (typeof kinds)[number], alerts: Alerts): string {
  if (name === 'differingPayments') return orderPage(alerts.differingPaymentOrderId);
  if (name === 'failedRefunds') return orderPage(alerts.failedRefundOrderId);
  if (name === 'refundsToApprove') return orderPage(alerts.refundToApproveOrderId);
  if (name === 'refundsByHand') return orderPage(alerts.refundByHandOrderId);
  if (name === 'chargebacks') return orderPage(alerts.chargebackOrderId);
  if (name === 'ledgerDifferences') return `${orderPage(alerts.ledgerDifferenceOrderId)}&tab=ledger`;
  if (name === 'lowBarcodeSeries' && alerts.lowBarcodeSeriesId)
    return `/barcodes/${alerts.lowBarcodeSeriesId}`;
  return to;
}

const orderPage = (id: string | null): string => (id ? `/order-management?order=${id}` : '/order-management');

/** What needs attention: only tasks for staff. */
export function NeedsAttention({ alerts }: { alerts: Alerts }) {
  const { t, number, dateTime } = useMessages();
  const since = alerts.mailsWaitSince ? dateTime(alerts.mailsWaitSince) : '';
  const raised = kinds.filter(({ name }) => alerts[name] > 0);
  if (raised.length === 0) {
    return (
      <Card title={t('dashboard.attention.title')}>
        <p className={styles.allClear}>
          <IconCircleCheck size={18} stroke={1.6} aria-hidden="true" />
          {t('dashboard.attention.allClear')}
        </p>
      </Card>
    );
  }
  return (
    <Card
      title={t('dashboard.attention.title')}
      actions={<span className={styles.badge}>{number(raised.length)}</span>}
      flush
    >
      <ul className={styles.alerts}>
        {raised.map(({ Icon, ...kind }) => (
          <li key={kind.name}>
            <Icon size={18} stroke={1.6} aria-hidden="true" />
            <div>
              <strong>{t(`dashboard.attention.${kind.name}`, { count: alerts[kind.name], since })}</strong>
              <p>{t(`dashboard.attention.${kind.name}.meaning`)}</p>
              <Link to={pageOf({ Icon, ...kind }, alerts)}>{t(`dashboard.attention.${kind.name}.act`)}</Link>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
