import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { changedQueries } from '../change/use-order-change.ts';
import { PayRefundAtTill, TillsToPay } from './acts.graphql.ts';

interface PayAtTillDialogProps {
  refundId: string;
  /** In words: '€35.00'. */
  amount: string;
  onClose: () => void;
}

/** Pays a refund out of an open till: in cash, or through its card terminal. */
export function PayAtTillDialog({ refundId, amount, onClose }: PayAtTillDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const query = useGraphqlQuery(TillsToPay, {});
  const pay = useGraphqlMutation(PayRefundAtTill, { refetch: changedQueries });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [means, setMeans] = useState<'cash' | 'card'>('cash');
  const open = (query.data?.tills ?? []).filter(({ session }) => session !== null);
  const tillId = chosenId ?? open[0]?.id ?? null;
  const refusal = pay.error?.main ?? pay.error?.fields[0];
  const submit = () => {
    if (tillId === null) return;
    pay.mutate(
      { input: { refundId, tillId, means } },
      {
        onSuccess: () => {
          notify.done(t('order-changes.payAtTill.done', { amount }));
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      opened
      title={t('order-changes.payAtTill.title')}
      submitLabel={t('order-changes.payAtTill.act', { amount })}
      busy={pay.isPending}
      disabled={tillId === null}
      error={refusal ? errorText({ ...refusal, code: refusal.errorKey }) : null}
      instead={
        !query.data && (
          <QueryView query={query} failed={t('order-changes.payAtTill.failed')}>
            {() => null}
          </QueryView>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {open.length === 0 ? (
        <p>{t('order-changes.payAtTill.noneOpen')}</p>
      ) : (
        <Fields row>
          <Select
            label={t('order-changes.payAtTill.till')}
            allowDeselect={false}
            data-autofocus
            data={open.map(({ id, name }) => ({ value: id, label: name }))}
            value={tillId}
            onChange={setChosenId}
          />
          <Select
            label={t('order-changes.payAtTill.means')}
            allowDeselect={false}
            data={(['cash', 'card'] as const).map((value) => ({
              value,
              label: t(`order-changes.payAtTill.${value}`),
            }))}
            value={means}
            onChange={(value) => setMeans(value === 'card' ? 'card' : 'cash')}
          />
        </Fields>
      )}
    </FormDialog>
  );
}
