import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useDeleteTicketType } from './use-delete-ticket-type.ts';

interface DeleteTicketTypeDialogProps {
  opened: boolean;
  id: string;
  name: string;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteTicketTypeDialog({
  opened,
  id,
  name,
  onClose,
  onDeleted,
}: DeleteTicketTypeDialogProps) {
  const { t } = useMessages();
  const deletion = useDeleteTicketType();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('catalog.types.deleteQuestion', { name })}
      confirmLabel={t('catalog.types.delete')}
      destructive
      busy={deletion.pending}
      onConfirm={() =>
        void deletion.remove(id).then((gone) => {
          onClose();
          if (gone) onDeleted?.();
        })
      }
      onCancel={onClose}
    >
      {t('catalog.types.deleteText')}
    </ConfirmDialog>
  );
}
