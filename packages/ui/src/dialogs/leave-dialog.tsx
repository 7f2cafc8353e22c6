import { useMessages } from '../states/messages.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  opened: boolean;
  /** How much would be lost. */
  changedCount: number;
  saving: boolean;
  /** What saving does, where it is more than keeping: 'This takes effect at once'. */
  note?: string | undefined;
  onSaveAndLeave: () => void;
  onContinue: () => void;
  onDiscard: () => void;
}

/** The prompt for unsaved changes: save and leave, continue editing, or discard. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { t } = useMessages();
  return (
    <ConfirmDialog
      opened={props.opened}
      title={t('ui.leave.title')}
      confirmLabel={t('ui.leave.save')}
      cancelLabel={t('ui.leave.continue')}
      extra={{ label: t('ui.discard'), onClick: props.onDiscard }}
      busy={props.saving}
      onConfirm={props.onSaveAndLeave}
      onCancel={props.onContinue}
    >
      {t('ui.leave.lost', { count: props.changedCount })}
      {props.note && ` ${props.note}`}
    </ConfirmDialog>
  );
}
