import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCan } from '../../../components/use-can.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { OrderRulesQuery } from '../../../generated/operations.ts';
import type { Order } from '../order.ts';
import styles from './acts.module.css';

/** What the client's settings allow with this order, in figures of this order. */
export function OrderRulesCard({
  order,
  rules,
}: {
  order: Order;
  rules: NonNullable<OrderRulesQuery['orderRules']>;
}) {
  const { t, money, date } = useMessages();
  const errorText = useErrorText();
  const seesSettings = useCan('settings', 'access');
  const amount = (minor: number) => money(minor, order.currency);
  const { refundMinor, keepsServiceCost, rebookUntilDate, rebookFeeMinor, rebookReason } = rules;
  const keeps = keepsServiceCost && order.serviceCostMinor > 0;
  const rebook = { date: rebookUntilDate ? date(rebookUntilDate) : '', amount: amount(rebookFeeMinor) };
  return (
    <Card
      title={t('order-changes.rules.title')}
      actions={seesSettings && <Link to="/settings">{t('order-changes.rules.settings')}</Link>}
    >
      <ul className={styles.rules}>
        <Rule isAllowed={refundMinor > 0}>
          {refundMinor > 0
            ? t('order-changes.rules.refund', { amount: amount(refundMinor) })
            : t('order-changes.rules.noRefund')}{' '}
          {keeps && t('order-changes.rules.keepsServiceCost')}
        </Rule>
        <Rule isAllowed={rebookReason === null}>
          {rebookReason
            ? errorText({
                code: rebookReason,
                params: rules.rebookReasonParams as Record<string, string | number>,
              })
            : t(rebookText(rebookUntilDate !== null, rebookFeeMinor > 0), rebook)}
        </Rule>
        {rules.approvalAboveMinor !== null && (
          <Rule isAllowed={false}>
            {t('order-changes.rules.approval', { amount: amount(rules.approvalAboveMinor) })}
          </Rule>
        )}
        <Rule isAllowed={false}>{t('order-changes.rules.scanned')}</Rule>
      </ul>
    </Card>
  );
}

function rebookText(hasEnd: boolean, hasFee: boolean): string {
  if (hasEnd) return hasFee ? 'order-changes.rules.rebookUntilFee' : 'order-changes.rules.rebookUntil';
  return hasFee ? 'order-changes.rules.rebookFee' : 'order-changes.rules.rebook';
}

function Rule({ isAllowed, children }: { isAllowed: boolean; children: ReactNode }) {
  const Shape = isAllowed ? IconCircleCheck : IconLock;
  return (
    <li className={isAllowed ? undefined : styles.quiet}>
      <Shape size={16} stroke={1.6} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
