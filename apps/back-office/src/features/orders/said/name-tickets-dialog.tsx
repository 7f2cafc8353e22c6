import { formatTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import type { Order } from '../order.ts';
import { OrderDetails } from '../orders.graphql.ts';
import { NameTickets } from './said.graphql.ts';

/** Changes the names on the valid tickets of an order; an empty one takes the name away. */
export function NameTicketsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const tickets = order.tickets.filter(({ state }) => state === 'active');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const mutation = useGraphqlMutation(NameTickets, { refetch: [OrderDetails] });
  const refusal = mutation.error;
  const inWords = ({ errorKey, params, message }: NonNullable<NonNullable<typeof refusal>['main']>) =>
    errorText({ code: errorKey, params, message });
  const names = tickets.map(({ id, visitorName }) => ({
    ticketId: id,
    name: typed[id] ?? visitorName,
    seen: visitorName,
  }));
  const save = () =>
    mutation.mutate(
      { input: { orderId: order.id, names } },
      {
        onSuccess: () => {
          notify.done(t('order-said.namesDone'));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      opened
      title={t('order-said.names')}
      submitLabel={t('order-said.namesSave')}
      cancelLabel={t('order-said.namesCancel')}
      busy={mutation.isPending}
      error={refusal?.main ? inWords(refusal.main) : null}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        {tickets.map(({ id, ticketTypeName, number, visitorName }, place) => {
          const atField = refusal?.fields.find(({ field }) => field.endsWith(`names.${place}`));
          return (
            <TextInput
              key={id}
              label={`${ticketTypeName} ${formatTicketNumber(number)}`}
              autoComplete="off"
              maxLength={100}
              value={typed[id] ?? visitorName}
              error={atField && inWords(atField)}
              onChange={({ currentTarget }) => setTyped({ ...typed, [id]: currentTarget.value })}
            />
          );
        })}
      </Fields>
    </FormDialog>
  );
}
