import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { type RowAction, RowMenu } from '../../../components/row-menu.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import type { EditedTicketGroup } from './ticket-group-form.ts';
import { ArchiveTicketGroup, TicketGroupDetails, TicketGroupList } from './ticket-groups.graphql.ts';

interface TicketGroupActionsProps {
  group: EditedTicketGroup;
  /** On a phone: the other acts, behind the three dots. */
  folded: readonly RowAction[] | undefined;
}

/** Archive, or bring back. */
export function TicketGroupActions({ group: { id, name, state }, folded = [] }: TicketGroupActionsProps) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const [asking, setAsking] = useState(false);
  const archive = useGraphqlMutation(ArchiveTicketGroup, { refetch: [TicketGroupDetails, TicketGroupList] });
  const canEdit = useCan('tickets', 'edit');
  if (!canEdit) return folded.length > 0 && <RowMenu label={name} variant="default" actions={folded} />;
  return (
    <>
      <RowMenu
        label={name}
        variant="default"
        actions={[
          ...folded,
          state === 'archived'
            ? {
                label: t('catalog.group.restore'),
                onClick: () => void notice(() => archive.mutateAsync({ id, archived: false })),
              }
            : { label: t('catalog.group.archive'), onClick: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        opened={asking}
        title={t('catalog.product.archiveQuestion', { name })}
        confirmLabel={t('catalog.group.archive')}
        busy={archive.isPending}
        onConfirm={() =>
          void notice(() => archive.mutateAsync({ id, archived: true })).then(() => setAsking(false))
        }
        onCancel={() => setAsking(false)}
      >
        {t('catalog.group.archiveText')}
      </ConfirmDialog>
    </>
  );
}
