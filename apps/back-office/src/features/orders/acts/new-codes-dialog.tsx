import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import styles from '../change/change.module.css';
import { ChangeMovedOn, MailChoice } from '../change/change-reason.tsx';
import { ChooseTickets } from '../change/choose-tickets.tsx';
import { ChangeableTickets } from '../change/order-changes.graphql.ts';
import { unscannedOf } from '../change/unscanned-of.ts';
import { useOrderChange } from '../change/use-order-change.ts';
import type { Order } from '../order.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';

interface NewCodesDialogProps {
  order: Order;
  /** null = all that were not scanned. */
  ticketIds: readonly string[] | null;
  onClose: () => void;
}

/** Gives tickets new codes: the old ones are invalid at once, and the buyer gets the new ones. */
export function NewCodesDialog({ order, ticketIds, onClose }: NewCodesDialogProps) {
  const { t } = useMessages();
  const mayExtra = useMayActOnOrders('extra');
  const query = useGraphqlQuery(ChangeableTickets, { orderId: order.id });
  const tickets = query.data?.changeableTickets;
  const [picked, setPicked] = useState<string[] | null>(ticketIds && [...ticketIds]);
  const newCodes = picked ?? unscannedOf(tickets);
  const [isMailed, setMailed] = useState(true);
  const change = useOrderChange({
    order,
    wish: { newCodes },
    isComplete: newCodes.length > 0,
    reason: '',
    isMailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={t('order-changes.newCodes.title')}
      submitLabel={t('order-changes.newCodes.act', { count: newCodes.length })}
      busy={change.busy}
      disabled={!change.isReady}
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
      <p className={styles.lead}>{t('order-changes.newCodes.lead')}</p>
      <ChangeMovedOn order={order} change={change} />
      <ChooseTickets
        legend={t('orders.tickets.title')}
        tickets={tickets ?? []}
        chosen={newCodes}
        currency={order.currency}
        mayScanned={mayExtra}
        onChange={(next) => {
          setPicked(next);
          change.forget();
        }}
      />
      <MailChoice order={order} label={t('order-changes.mail')} isMailed={isMailed} onChange={setMailed} />
    </FormDialog>
  );
}
