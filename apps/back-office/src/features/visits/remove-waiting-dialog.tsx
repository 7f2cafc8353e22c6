import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { WaitingRow } from './use-waiting-table.tsx';
import { RemoveFromWaitingList, WaitingList } from './waiting-list.graphql.ts';

interface RemoveWaitingDialogProps {
  /** null = nothing is asked. */
  entry: WaitingRow | null;
  onClose: () => void;
}

/** Takes a visitor off the waiting list. */
export function RemoveWaitingDialog({ entry, onClose }: RemoveWaitingDialogProps) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const remove = useGraphqlMutation(RemoveFromWaitingList, { refetch: [WaitingList] });
  const confirm = async () => {
    if (entry) await notice(() => remove.mutateAsync({ id: entry.id }));
    onClose();
  };
  return (
    <ConfirmDialog
      opened={entry !== null}
      title={t('visits.waiting.removeTitle')}
      confirmLabel={t('visits.waiting.remove')}
      destructive
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(entry?.state === 'offered' ? 'visits.waiting.removeOffered' : 'visits.waiting.removeText')}
    </ConfirmDialog>
  );
}
