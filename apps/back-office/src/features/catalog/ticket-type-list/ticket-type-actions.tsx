import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { RowMenu } from '../../../components/row-menu.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useGo } from '../../../components/use-go.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { editProductAnswer } from '../products/edit-product-answer.ts';
import { TicketGroupDetails } from '../ticket-groups/ticket-groups.graphql.ts';
import type { EditedTicketType } from '../ticket-types/ticket-type-form.ts';
import { DuplicateTicketType, EditTicketType } from './ticket-types.graphql.ts';
import { useArchiveTicketType } from './use-archive-ticket-type.ts';

const DeleteTicketTypeDialog = onDemand(
  async () => (await import('./delete-ticket-type-dialog.tsx')).DeleteTicketTypeDialog,
);

interface TicketTypeActionsProps {
  type: EditedTicketType;
  name: string;
  /** The address for deleting opens with the question. */
  asksToDelete: boolean;
}

/** Duplicate, archive, delete: each acts at once. */
export function TicketTypeActions({ type, name, asksToDelete }: TicketTypeActionsProps) {
  const { t } = useMessages();
  const go = useGo();
  const notice = useRefusalNotice();
  const [asking, setAsking] = useState(asksToDelete);
  const refetch = { refetch: [EditTicketType, TicketGroupDetails, editProductAnswer] };
  const archive = useArchiveTicketType(type, name);
  const duplicate = useGraphqlMutation(DuplicateTicketType, refetch);
  const canEdit = useCan('tickets', 'edit');
  const { id } = type;
  if (!canEdit) return null;
  return (
    <>
      <Button
        loading={duplicate.isPending}
        onClick={() =>
          void notice(async () => {
            const made = await duplicate.mutateAsync({ id });
            go(`/tickettype-aanpassen/${made.duplicateTicketType.id}`);
          })
        }
      >
        {t('catalog.types.duplicate')}
      </Button>
      <RowMenu
        label={name}
        variant="default"
        actions={[
          archive,
          { label: t('catalog.types.delete'), destructive: true, onClick: () => setAsking(true) },
        ]}
      />
      {asking && (
        <DeleteTicketTypeDialog
          opened
          id={id}
          name={name}
          onClose={() => setAsking(false)}
          onDeleted={() => go(`/tickets/${type.ticketGroup.id}`)}
        />
      )}
    </>
  );
}
