import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { OrderRules } from '../change/order-changes.graphql.ts';
import { changedQueries } from '../change/use-order-change.ts';
import type { Order } from '../order.ts';
import { EditBuyer } from './acts.graphql.ts';

interface EditBuyerDialogProps {
  order: Order;
  /** The tickets go to the corrected address. */
  isResent: boolean;
  onClose: () => void;
}

/** Corrects who bought an order, and mails the tickets to the right address where that is asked. */
export function EditBuyerDialog({ order, isResent, onClose }: EditBuyerDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const query = useGraphqlQuery(OrderRules, { orderId: order.id });
  const rules = query.data?.orderRules;
  const edit = useGraphqlMutation(EditBuyer, { refetch: changedQueries });
  const form = useEditForm({
    values: {
      firstName: rules?.buyerFirstName ?? '',
      lastName: rules?.buyerLastName ?? '',
      email: rules?.buyerEmail ?? '',
      phone: rules?.buyerPhone ?? '',
      isResent,
    },
    version: rules?.buyerVersion ?? '',
    check: async (values) =>
      parseInput((await import('@foyer/domain/order-changes/buyer-input.ts')).buyerInput, {
        orderId: order.id,
        seen: '',
        ...values,
      }),
    save: async (values, _checked, seen) => {
      await edit.mutateAsync({ buyer: { orderId: order.id, seen, ...values } });
      notify.done(
        values.isResent ? t('orders.resend.done', { email: values.email }) : t('order-changes.buyer.done'),
      );
      onClose();
    },
  });
  const { getInputProps } = form.fields;
  return (
    <EditFormDialog
      form={form}
      title={t(isResent ? 'order-changes.buyer.resend' : 'order-changes.buyer.title')}
      submitLabel={t(
        form.fields.getValues().isResent ? 'order-changes.buyer.saveAndSend' : 'order-changes.buyer.save',
      )}
      waitsFor={{ query, failed: t('order-changes.failed') }}
      onClose={onClose}
    >
      <Fields>
        <Fields row>
          <TextInput
            label={t('order-changes.buyer.firstName')}
            autoComplete="off"
            {...getInputProps('firstName')}
          />
          <TextInput
            label={t('order-changes.buyer.lastName')}
            autoComplete="off"
            {...getInputProps('lastName')}
          />
        </Fields>
        <TextInput
          label={t('orders.buyer.email')}
          type="email"
          autoComplete="off"
          data-autofocus
          {...getInputProps('email')}
        />
        <TextInput
          label={t('orders.buyer.phone')}
          type="tel"
          autoComplete="off"
          {...getInputProps('phone')}
        />
        {order.validTickets > 0 && (
          <Checkbox
            label={t('order-changes.buyer.send')}
            {...getInputProps('isResent', { type: 'checkbox' })}
          />
        )}
      </Fields>
    </EditFormDialog>
  );
}
