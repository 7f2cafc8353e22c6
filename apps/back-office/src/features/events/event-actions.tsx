import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { RowMenu } from '../../components/row-menu.tsx';
import { useGo } from '../../components/use-go.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { EditedEvent } from './event-form.ts';
import { ArchiveEvent, DeleteEvent, EditEvent, EventListQuery } from './events.graphql.ts';

/** Archive, bring back, delete. */
export function EventActions({ event }: { event: EditedEvent }) {
  const { t } = useMessages();
  const go = useGo();
  const notice = useRefusalNotice();
  const [asking, setAsking] = useState(false);
  const archive = useGraphqlMutation(ArchiveEvent, { refetch: [EditEvent, EventListQuery] });
  const remove = useGraphqlMutation(DeleteEvent, { refetch: [EventListQuery] });
  const { id, titleNl: name } = event;
  const isArchived = event.state === 'archived';
  const confirm = async () => {
    const done = await notice(() => remove.mutateAsync({ id }));
    setAsking(false);
    if (done) go('/events');
  };
  return (
    <>
      <RowMenu
        label={name}
        variant="default"
        actions={[
          {
            label: t(isArchived ? 'events.act.restore' : 'events.act.archive'),
            onClick: () => void notice(() => archive.mutateAsync({ id, archived: !isArchived })),
          },
          { label: t('events.act.delete'), destructive: true, onClick: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        opened={asking}
        title={t('events.act.question', { name })}
        confirmLabel={t('events.act.delete')}
        destructive
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('events.act.consequence')}
      </ConfirmDialog>
    </>
  );
}
