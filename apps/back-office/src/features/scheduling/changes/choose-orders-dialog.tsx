import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { OrderNumber } from '../../../components/order-number.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { OrdersOfConflict } from './timeslot-change.graphql.ts';

interface ChooseOrdersDialogProps {
  changeId: string;
  timeslotId: string;
  /** Places that are too many. */
  surplus: number;
  onChoose: (orderIds: string[]) => void;
  onClose: () => void;
}

/** Which orders leave a timeslot that has more visitors than places; the newest are chosen until a person chooses. */
export function ChooseOrdersDialog({
  changeId,
  timeslotId,
  surplus,
  onChoose,
  onClose,
}: ChooseOrdersDialogProps) {
  const { t } = useMessages();
  const query = useGraphqlQuery(OrdersOfConflict, { changeId, timeslotId });
  const [typed, setTyped] = useState<string[] | null>(null);
  const orders = query.data?.ordersOfConflict ?? [];
  const chosen = typed ?? orders.filter(({ isChosen }) => isChosen).map(({ orderId }) => orderId);
  const tickets = ticketsOf(orders.filter(({ orderId }) => chosen.includes(orderId)));
  // Of the places that are too many some may only be held: no order can give those.
  const needed = Math.min(surplus, ticketsOf(orders));
  return (
    <FormDialog
      opened
      title={t('which-orders.title')}
      submitLabel={t('which-orders.choose', { count: chosen.length })}
      disabled={tickets < needed}
      instead={
        !query.data && (
          <QueryView query={query} failed={t('which-orders.failed')}>
            {() => null}
          </QueryView>
        )
      }
      onSubmit={() => onChoose(chosen)}
      onClose={onClose}
    >
      <Checkbox.Group
        label={t('which-orders.orders')}
        description={t('which-orders.needed', { surplus: needed, tickets })}
        value={chosen}
        onChange={setTyped}
      >
        <Stack gap="xs" mt="xs">
          {orders.map(({ orderId, orderNumber, ticketCount }) => (
            <Checkbox
              key={orderId}
              value={orderId}
              label={
                <>
                  <OrderNumber number={orderNumber} /> · {t('change.tickets', { count: ticketCount })}
                </>
              }
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  );
}

function ticketsOf(orders: readonly { ticketCount: number }[]): number {
  return orders.reduce((sum, { ticketCount }) => sum + ticketCount, 0);
}
