import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { RowMenu } from '../../../components/row-menu.tsx';
import { useGo } from '../../../components/use-go.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { TicketTypeRowFragment } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { editProductAnswer } from '../products/edit-product-answer.ts';
import { TicketGroupDetails } from '../ticket-groups/ticket-groups.graphql.ts';
import { DeleteTicketTypeDialog } from './delete-ticket-type-dialog.tsx';
import { DuplicateTicketType } from './ticket-types.graphql.ts';
import { useArchiveTicketType } from './use-archive-ticket-type.ts';
import type { TicketTypeOrder } from './use-ticket-type-order.ts';

interface TicketTypeMenuProps {
  type: TicketTypeRowFragment;
  name: string;
  order: TicketTypeOrder;
}

export function TicketTypeMenu({ type, name, order }: TicketTypeMenuProps) {
  const { t } = useMessages();
  const go = useGo();
  const notice = useRefusalNotice();
  const [asking, setAsking] = useState(false);
  const refetch = { refetch: [editProductAnswer, TicketGroupDetails] };
  const archive = useArchiveTicketType(type, name);
  const duplicate = useGraphqlMutation(DuplicateTicketType, refetch);
  const { id } = type;
  const place = order.placeOf(id);
  return (
    <>
      <RowMenu
        label={name}
        actions={[
          { label: t('catalog.types.edit'), onClick: () => go(`/tickettype-aanpassen/${id}`) },
          {
            label: t('catalog.types.duplicate'),
            onClick: () => void notice(() => duplicate.mutateAsync({ id })),
          },
          {
            label: t('catalog.types.up'),
            disabled: place === 0,
            onClick: () => order.moveTo(id, place - 1),
          },
          {
            label: t('catalog.types.down'),
            disabled: place === order.rows.length - 1,
            onClick: () => order.moveTo(id, place + 1),
          },
          archive,
          { label: t('catalog.types.delete'), destructive: true, onClick: () => setAsking(true) },
        ]}
      />
      <DeleteTicketTypeDialog opened={asking} id={id} name={name} onClose={() => setAsking(false)} />
    </>
  );
}
