import { ConfirmDialog, prepareConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

interface LeaveGuardProps {
  isUnfinished: boolean;
  onDiscard: () => void;
}

const deskPaths = /^\/(ticket|kassa|winkel|bar)verkoop/;

/** Asks before an unfinished sale is left; left all the same, it is kept until the desk is opened again. */
export function LeaveGuard({ isUnfinished, onDiscard }: LeaveGuardProps) {
  const { t } = useMessages();
  const leaving = useBlocker({
    shouldBlockFn: ({ next }) => isUnfinished && !deskPaths.test(next.pathname),
    enableBeforeUnload: () => isUnfinished,
    withResolver: true,
  });
  useEffect(() => {
    if (isUnfinished) prepareConfirmDialog();
  }, [isUnfinished]);
  return (
    <ConfirmDialog
      opened={leaving.status === 'blocked'}
      title={t('desk.unfinished.title')}
      confirmLabel={t('desk.unfinished.keep')}
      cancelLabel={t('desk.unfinished.stay')}
      extra={{
        label: t('desk.unfinished.discard'),
        onClick: () => {
          onDiscard();
          leaving.proceed?.();
        },
      }}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      {t('desk.unfinished.text')}
    </ConfirmDialog>
  );
}
