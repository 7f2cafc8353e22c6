import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { OrderDetails } from '../orders.graphql.ts';
import { SendInvoice } from './invoices.graphql.ts';
import type { ShownDocument } from './invoicing.ts';

/** Mails a document once more: to its buyer, or to whom staff choose. */
export function SendInvoiceDialog({ document, onClose }: { document: ShownDocument; onClose: () => void }) {
  const { t } = useMessages();
  const notify = useNotify();
  const send = useGraphqlMutation(SendInvoice, { refetch: [OrderDetails] });
  const { id, number, buyerEmail } = document;
  const form = useEditForm({
    values: { email: buyerEmail },
    check: async (values) =>
      parseInput((await import('@foyer/domain/invoices/billing-input.ts')).invoiceMailInput, values),
    save: async (_values, { email }) => {
      await send.mutateAsync({ id, email });
      notify.done(t('order-invoices.sent', { number, email }));
      onClose();
    },
  });
  return (
    <EditFormDialog
      form={form}
      title={t('order-invoices.sendTitle', { number })}
      submitLabel={t('order-invoices.sendSubmit')}
      onClose={onClose}
    >
      <Fields>
        <p>{t('order-invoices.sendText')}</p>
        <TextInput
          type="email"
          label={t('order-invoices.field.email')}
          maxLength={254}
          required
          data-autofocus
          autoComplete="off"
          {...form.fields.getInputProps('email')}
        />
      </Fields>
    </EditFormDialog>
  );
}
