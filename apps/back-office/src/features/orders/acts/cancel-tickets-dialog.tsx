import type { OrderWishTyped } from '@foyer/domain/order-changes/order-change-input.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import styles from '../change/change.module.css';
import { ChangeMovedOn, ChangeReason, MailChoice } from '../change/change-reason.tsx';
import { ChooseTickets } from '../change/choose-tickets.tsx';
import { DonationChoice } from '../change/donation-choice.tsx';
import { ChangeableTickets } from '../change/order-changes.graphql.ts';
import { PriceSteps } from '../change/price-steps.tsx';
import { RefundAmount } from '../change/refund-amount.tsx';
import { RefundChoice } from '../change/refund-choice.tsx';
import { unscannedOf } from '../change/unscanned-of.ts';
import { useOrderChange } from '../change/use-order-change.ts';
import { useRefundAmount } from '../change/use-refund-amount.ts';
import type { Order } from '../order.ts';
import { dayAndDate } from '../order-names.ts';

interface CancelTicketsDialogProps {
  order: Order;
  /** Chosen from the start: one ticket from its row, or all; null = none yet. */
  ticketIds: readonly string[] | 'all' | null;
  onClose: () => void;
}

/** Cancels tickets of an order, and pays back what the rules propose or what was typed. */
export function CancelTicketsDialog(props: CancelTicketsDialogProps) {
  const words = useMessages();
  const { t, money } = words;
  const { order, onClose } = props;
  const query = useGraphqlQuery(ChangeableTickets, { orderId: order.id });
  const tickets = query.data?.changeableTickets;
  const [picked, setPicked] = useState<string[] | null>(
    Array.isArray(props.ticketIds) ? [...props.ticketIds] : null,
  );
  const chosen = picked ?? (props.ticketIds === 'all' ? unscannedOf(tickets) : []);
  const [isRefunded, setRefunded] = useState(true);
  const [isGiftReturned, setGiftReturned] = useState(false);
  const [reason, setReason] = useState('');
  const [isMailed, setMailed] = useState(true);
  const amount = useRefundAmount();
  const wish: OrderWishTyped = {
    cancel: chosen,
    ...(isRefunded ? { ...amount.wish, isDonationReturned: isGiftReturned } : { refundMinor: 0 }),
  };
  const change = useOrderChange({
    order,
    wish,
    isComplete: chosen.length > 0,
    reason,
    isMailed,
    failedText: t('order-changes.cancel.failed'),
    onDone: onClose,
  });
  const { preview } = change;
  const title = props.ticketIds === 'all' ? 'order-changes.cancel.all' : 'order-changes.cancel.title';
  return (
    <FormDialog
      opened
      destructive
      title={t(title, { number: order.number ?? '' })}
      submitLabel={submitText()}
      cancelLabel={t('order-changes.keep')}
      busy={change.busy}
      disabled={!change.isReady || (isRefunded && amount.isUnreadable)}
      error={change.error}
      instead={
        !tickets && (
          <QueryView query={query} failed={t('order-changes.failed')}>
            {() => null}
          </QueryView>
        )
      }
      onSubmit={() => change.make()}
      onClose={onClose}
    >
      <p className={styles.lead}>{aboutOrder()}</p>
      <ChangeMovedOn order={order} change={change} />
      <ChooseTickets
        legend={t('orders.tickets.title')}
        tickets={tickets ?? []}
        chosen={chosen}
        currency={order.currency}
        mayScanned
        onChange={(next) => {
          setPicked(next);
          change.forget();
        }}
      />
      {chosen.length > 0 && (
        <>
          <RefundChoice isRefunded={isRefunded} onChange={setRefunded} />
          {isRefunded && (
            <DonationChoice order={order} isReturned={isGiftReturned} onChange={setGiftReturned} />
          )}
          {preview && isRefunded && (
            <PriceSteps
              steps={preview.steps}
              sum={{ label: t('order-changes.sum.proposed'), amountMinor: preview.proposedRefundMinor }}
              currency={order.currency}
            />
          )}
          {preview && isRefunded && (
            <RefundAmount
              order={order}
              proposedMinor={preview.proposedRefundMinor}
              maximumMinor={preview.maximumRefundMinor}
              amount={amount}
              error={change.amountError}
            />
          )}
          <ChangeReason change={change} reason={reason} onChange={setReason} />
          <MailChoice
            order={order}
            label={t('order-changes.mail')}
            isMailed={isMailed}
            onChange={setMailed}
          />
        </>
      )}
    </FormDialog>
  );

  function aboutOrder(): string {
    const { visitDate, visitTime } = order;
    const visit = visitDate && [dayAndDate(words, visitDate), visitTime].filter(Boolean).join(', ');
    return [order.buyerName, order.tickets[0]?.productName, visit].filter(Boolean).join(' · ');
  }

  function submitText(): string {
    const count = chosen.length;
    if (!preview || preview.refundMinor === 0) return t('order-changes.cancel.act', { count });
    const params = { count, amount: money(preview.refundMinor, order.currency) };
    return t(preview.needsApproval ? 'order-changes.cancel.ask' : 'order-changes.cancel.refund', params);
  }
}
