import type { PaymentMethod } from '@foyer/domain/payments/payment-methods.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select } from '@mantine/core';
import type { EditorFieldsProps } from './editor-fields.ts';
import { FieldRow } from './field-row.tsx';
import { SortableList } from './sortable-list.tsx';

interface PaymentMethodsRowProps extends EditorFieldsProps {
  /** What the client's payment providers offer. */
  offered: readonly string[];
}

/** By which means is paid here, in the order that visitors see: all that the providers offer, or these. */
export function PaymentMethodsRow({ fields, offered }: PaymentMethodsRowProps) {
  const { t } = useMessages();
  const { paymentMethods } = fields.getValues();
  const nameOf = (method: string) => t(`methods.${method as PaymentMethod}`);
  const set = (methods: readonly string[]) =>
    fields.setFieldValue('paymentMethods', methods as PaymentMethod[]);
  const left = offered.filter((method) => !paymentMethods.some((chosen) => chosen === method));
  return (
    <FieldRow label={t('ticketstreet.methods')} hint={t('ticketstreet.methods.hint')} field="paymentMethods">
      <SortableList
        label={t('ticketstreet.methods')}
        items={paymentMethods.map((method) => ({
          id: method,
          name: nameOf(method),
          detail: offered.includes(method) ? undefined : t('ticketstreet.methods.notOffered'),
        }))}
        error={fields.errors.paymentMethods}
        onChange={set}
      />
      {left.length > 0 && (
        <Select
          aria-label={t('ticketstreet.methods.add')}
          placeholder={
            paymentMethods.length === 0 ? t('ticketstreet.methods.all') : t('ticketstreet.methods.add')
          }
          data={left.map((value) => ({ value, label: nameOf(value) }))}
          value={null}
          onChange={(method) => method && set([...paymentMethods, method])}
        />
      )}
    </FieldRow>
  );
}
