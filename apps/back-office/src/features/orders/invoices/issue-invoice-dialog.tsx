import { clientCountries } from '@foyer/domain/clients/client.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { OrderDetails } from '../orders.graphql.ts';
import { IssueInvoice, OrderInvoicing } from './invoices.graphql.ts';
import type { Invoicing } from './invoicing.ts';

interface IssueInvoiceProps {
  orderId: string;
  invoicing: Invoicing;
  onClose: () => void;
}

/** Whom the invoice is made out to; of an invoiced order other details, which credit the invoice before. */
export function IssueInvoiceDialog({ orderId, invoicing, onClose }: IssueInvoiceProps) {
  const { t, intlLocale } = useMessages();
  const notify = useNotify();
  const issue = useGraphqlMutation(IssueInvoice, { refetch: [OrderInvoicing, OrderDetails] });
  const { isInvoiced: isCorrection, proposal } = invoicing;
  const form = useEditForm({
    values: { ...proposal },
    check: async (values) =>
      parseInput((await import('@foyer/domain/invoices/billing-input.ts')).billingInput, values),
    save: async (_values, billing) => {
      await issue.mutateAsync({ orderId, billing, isCorrection });
      notify.done(t('order-invoices.done'));
      onClose();
    },
  });
  const field = (name: keyof typeof proposal) => ({
    label: t(`order-invoices.field.${name}`),
    ...form.fields.getInputProps(name),
  });
  const regions = new Intl.DisplayNames([intlLocale], { type: 'region' });
  return (
    <EditFormDialog
      form={form}
      title={t(isCorrection ? 'order-invoices.correct' : 'order-invoices.make')}
      submitLabel={t('order-invoices.submit')}
      onClose={onClose}
    >
      <Fields>
        <p>{t(isCorrection ? 'order-invoices.correctText' : 'order-invoices.makeText')}</p>
        <Fields row>
          <TextInput maxLength={100} data-autofocus autoComplete="off" {...field('company')} />
          <TextInput maxLength={100} autoComplete="off" {...field('name')} />
        </Fields>
        <TextInput maxLength={200} required autoComplete="off" {...field('address')} />
        <Fields row>
          <TextInput maxLength={20} required autoComplete="off" {...field('postalCode')} />
          <TextInput maxLength={100} required autoComplete="off" {...field('town')} />
        </Fields>
        <NativeSelect
          required
          data={clientCountries.map((country) => ({ value: country, label: regions.of(country) ?? country }))}
          {...field('country')}
        />
        <Fields row>
          <TextInput maxLength={30} autoComplete="off" {...field('vatNumber')} />
          <TextInput maxLength={100} autoComplete="off" {...field('reference')} />
        </Fields>
        <TextInput type="email" maxLength={254} required autoComplete="off" {...field('email')} />
      </Fields>
    </EditFormDialog>
  );
}
