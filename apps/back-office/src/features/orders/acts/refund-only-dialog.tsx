import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import styles from '../change/change.module.css';
import { ChangeMovedOn, ChangeReason } from '../change/change-reason.tsx';
import { DonationChoice, giftOf } from '../change/donation-choice.tsx';
import { RefundAmount } from '../change/refund-amount.tsx';
import { useOrderChange } from '../change/use-order-change.ts';
import { useRefundAmount } from '../change/use-refund-amount.ts';
import type { Order } from '../order.ts';

/** Pays money back while every ticket stays valid. */
export function RefundOnlyDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, money } = useMessages();
  const amount = useRefundAmount();
  const [reason, setReason] = useState('');
  const [isGiftReturned, setGiftReturned] = useState(false);
  const giftMinor = isGiftReturned ? giftOf(order) : 0;
  const { refundMinor = giftMinor } = amount.wish;
  const change = useOrderChange({
    order,
    wish: { refundMinor, isDonationReturned: isGiftReturned },
    isComplete: refundMinor > 0,
    reason,
    isMailed: true,
    onDone: onClose,
  });
  const { preview } = change;
  const text = { amount: money(refundMinor, order.currency) };
  return (
    <FormDialog
      opened
      title={t('order-changes.refundOnly.title', { number: order.number ?? '' })}
      submitLabel={t(
        preview?.needsApproval ? 'order-changes.refundOnly.ask' : 'order-changes.refundOnly.act',
        text,
      )}
      cancelLabel={t('order-changes.keep')}
      busy={change.busy}
      disabled={!change.isReady || amount.isUnreadable}
      error={change.error}
      onSubmit={() => change.make()}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('order-changes.refundOnly.lead')}</p>
      <ChangeMovedOn order={order} change={change} />
      <DonationChoice order={order} isReturned={isGiftReturned} onChange={setGiftReturned} />
      <RefundAmount
        order={order}
        proposedMinor={isGiftReturned ? giftMinor : null}
        maximumMinor={order.totalMinor - order.refundedMinor - (isGiftReturned ? 0 : giftOf(order))}
        amount={amount}
        error={change.amountError}
      />
      <ChangeReason change={change} reason={reason} onChange={setReason} />
    </FormDialog>
  );
}
