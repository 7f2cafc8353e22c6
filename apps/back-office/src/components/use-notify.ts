import { useMessages } from '@foyer/ui/states/messages.tsx';
import { createElement, useMemo } from 'react';

interface Notify {
  /** A short polite message that goes by itself: after 5 s, or after 15 s where it offers to undo what was done. */
  done: (message: string, undo?: () => void) => void;
  /** The common error, or a special one; errors stay until closed. */
  failed: (message?: string, title?: string) => void;
}

/** Messages at the bottom of the window; what draws them is fetched with the first one. */
export function useNotify(): Notify {
  const { t } = useMessages();
  return useMemo(
    () => ({
      done: async (message, undo) => {
        const { notifications } = await import('@mantine/notifications');
        if (!undo) {
          notifications.show({ message, color: 'success', autoClose: 5000 });
          return;
        }
        const { UndoMessage } = await import('./undo-message.tsx');
        const onUndo = () => {
          notifications.hide(id);
          undo();
        };
        const id = notifications.show({
          message: createElement(UndoMessage, { message, label: t('ui.undo'), onUndo }),
          color: 'success',
          autoClose: 15_000,
        });
      },
      failed: async (
        message = t('ui.somethingWentWrong.message'),
        title = t('ui.somethingWentWrong.title'),
      ) => {
        const { notifications } = await import('@mantine/notifications');
        notifications.show({ id: `${title}${message}`, title, message, color: 'danger', autoClose: false });
      },
    }),
    [t],
  );
}
