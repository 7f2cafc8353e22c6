import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import styles from '../change/change.module.css';
import { changedQueries } from '../change/use-order-change.ts';
import type { Order } from '../order.ts';
import { MarkOrderPaid } from './acts.graphql.ts';

/** Staff have the money of an order: it is completed, and its tickets go out. */
export function MarkPaidDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, money } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const mark = useGraphqlMutation(MarkOrderPaid, { refetch: changedQueries });
  const inWords = (error: { errorKey: string; params: Record<string, string | number>; message: string }) =>
    errorText({ ...error, code: error.errorKey });
  const { main, fields = [] } = mark.error ?? {};
  const amount = money(order.totalMinor, order.currency);
  const submit = () =>
    mark.mutate(
      { orderId: order.id, reason },
      {
        onSuccess: () => {
          notify.done(t('order-changes.markPaid.done', { amount }));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      opened
      title={t('order-changes.markPaid.title')}
      submitLabel={t('order-changes.markPaid.act', { amount })}
      busy={mark.isPending}
      error={main ? inWords(main) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('order-changes.markPaid.lead', { amount })}</p>
      <Textarea
        label={t('order-changes.reason')}
        description={t('order-changes.markPaid.reasonHint')}
        maxLength={1000}
        autosize
        data-autofocus
        value={reason}
        error={fields.map(inWords)[0]}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
