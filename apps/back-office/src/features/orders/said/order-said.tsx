import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SaidOfOrderQuery } from '../../../generated/operations.ts';
import type { Order } from '../order.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import { isDetailName } from './detail-words.ts';
import { NameTicketsDialog } from './name-tickets-dialog.tsx';

interface OrderSaidProps {
  order: Order;
  /** Left out = it could not be read. */
  said: SaidOfOrderQuery['order']['said'] | undefined;
}

/** What the buyer said besides name and address, the terms that the buyer agreed to, and the names on tickets. */
export function OrderSaid({ order, said }: OrderSaidProps) {
  const { t, dateTime } = useMessages();
  const mayAct = useMayActOnOrders();
  const [isNaming, setNaming] = useState(false);
  if (!said) return null;
  const { details, termsHash, termsAgreedAt } = said;
  const facts = [
    ...details.flatMap(({ name, value }) => {
      if (!isDetailName(name)) return [];
      const shown = value === 'true' ? t('order-said.yes') : value;
      return [{ label: t(`order-said.${name}`), value: shown }];
    }),
    ...(termsAgreedAt
      ? [
          { label: t('order-said.terms'), value: dateTime(termsAgreedAt, order.timeZone) },
          { label: t('order-said.termsVersion'), value: termsHash?.slice(0, 12) ?? '' },
        ]
      : []),
  ];
  const hasNames = order.tickets.some(({ visitorName }) => visitorName !== '');
  if (facts.length === 0 && !hasNames) return null;
  return (
    <Card
      title={t('order-said.title')}
      actions={
        mayAct &&
        order.validTickets > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => setNaming(true)}>
            {t('order-said.names')}
          </Button>
        )
      }
    >
      <Facts facts={facts} />
      {isNaming && <NameTicketsDialog order={order} onClose={() => setNaming(false)} />}
    </Card>
  );
}
