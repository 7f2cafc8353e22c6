import { giveSaleBackInput } from '@foyer/domain/desk-leases/late-sale-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Textarea } from '@mantine/core';
import { EditFormDialog } from '../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { GiveSaleBack, OfflineDesks } from './desk-leases.graphql.ts';
import type { KeptSale } from './kept-sale.ts';

interface GiveBackDialogProps {
  sale: KeptSale;
  currency: string;
  onClose: () => void;
}

/** Closes a sale that was kept without an order: where the money went is written down. */
export function GiveBackDialog({ sale, currency, onClose }: GiveBackDialogProps) {
  const { t, money } = useMessages();
  const notify = useNotify();
  const giveBack = useGraphqlMutation(GiveSaleBack, { refetch: [OfflineDesks] });
  const { saleId: id, receiptNumber: number, totalMinor } = sale;
  const form = useEditForm({
    values: { note: '' },
    version: 0,
    check: async (values) => parseInput(giveSaleBackInput, values),
    save: async (_values, input) => {
      await giveBack.mutateAsync({ id, input });
      notify.done(t('desk-leases.giveBack.done', { number }));
      onClose();
    },
  });
  const { getInputProps } = form.fields;
  return (
    <EditFormDialog
      form={form}
      title={t('desk-leases.giveBack.title', { number })}
      submitLabel={t('desk-leases.giveBack')}
      onClose={onClose}
    >
      <p>{t('desk-leases.giveBack.text', { amount: money(totalMinor, currency) })}</p>
      <Fields>
        <Textarea
          label={t('desk-leases.field.note')}
          required
          maxLength={500}
          rows={3}
          data-autofocus
          {...getInputProps('note')}
        />
      </Fields>
    </EditFormDialog>
  );
}
