import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { Order } from '../order.ts';
import { isPaidBackByHand, methodOf, nameOfMethod } from '../order-names.ts';
import styles from './change.module.css';
import type { RefundAmountState } from './use-refund-amount.ts';

interface RefundAmountProps {
  order: Order;
  /** null = nothing is proposed. */
  proposedMinor: number | null;
  maximumMinor: number;
  amount: RefundAmountState;
  error: string | undefined;
  /** With Extra only. */
  isFixed?: boolean;
}

/** How much goes back, and the way that it takes. */
export function RefundAmount(props: RefundAmountProps) {
  const { order, proposedMinor, maximumMinor, amount, error, isFixed = false } = props;
  const words = useMessages();
  const { t, money } = words;
  const errorText = useErrorText();
  const method = methodOf(order.payments);
  return (
    <>
      <TextInput
        label={t('order-changes.amount')}
        description={t(proposedMinor === null ? 'order-changes.amountMost' : 'order-changes.amountHint', {
          maximum: money(maximumMinor, order.currency),
        })}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isFixed}
        value={amount.typed ?? (proposedMinor === null ? '' : amount.write(proposedMinor))}
        error={amount.isUnreadable ? errorText({ code: 'amount-invalid' }) : error}
        onChange={({ currentTarget }) => amount.setTyped(currentTarget.value)}
      />
      <p className={styles.way}>
        <IconBuildingBank size={16} stroke={1.6} aria-hidden="true" />
        {isPaidBackByHand(method)
          ? t('order-changes.wayByHand')
          : t('order-changes.way', { method: nameOfMethod(words, method) })}
      </p>
    </>
  );
}
