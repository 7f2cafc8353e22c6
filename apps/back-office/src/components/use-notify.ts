import { useMessages } from '@foyer/ui/states/messages.tsx';
import { createElement, useMemo } from 'react';
import { showFailure, showSuccess } from './notices.ts';

interface Notify {
  /** A short polite message that goes by itself: after 5 s, or after 15 s where it offers to undo what was done. */
  done: (message: string, undo?: () => void) => void;
  /** The common error, or a special one; errors stay until closed or until something succeeds. */
  failed: (message?: string, title?: string) => void;
}

/** Messages at the bottom of the window; what draws them is fetched with the first one. */
export function useNotify(): Notify {
  const { t } = useMessages();
  return useMemo(
    () => ({
      done: async (message, undo) => {
        if (!undo) {
          await showSuccess({ message, stayMs: 5000 });
          return;
        }
        const [{ UndoMessage }, { notifications }] = await Promise.all([
          import('./undo-message.tsx'),
          import('@mantine/notifications'),
        ]);
        const onUndo = () => {
          notifications.hide(id);
          undo();
        };
        const id = await showSuccess({
          message: createElement(UndoMessage, { message, label: t('ui.undo'), onUndo }),
          stayMs: 15_000,
        });
      },
      failed: (message = t('ui.somethingWentWrong.message'), title = t('ui.somethingWentWrong.title')) =>
        void showFailure(message, title),
    }),
    [t],
  );
}
