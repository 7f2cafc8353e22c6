import { useMessages } from '@foyer/ui/messages.tsx';
import { useMemo } from 'react';

interface Notify {
  /** A short polite message that goes by itself after 5 s. */
  done: (message: string) => void;
  /** The common error, or a special one; errors stay until closed. */
  failed: (message?: string, title?: string) => void;
}

/** Messages at the bottom of the window; what draws them is fetched with the first one. */
export function useNotify(): Notify {
  const { t } = useMessages();
  return useMemo(
    () => ({
      done: async (message) => {
        const { notifications } = await import('@mantine/notifications');
        notifications.show({ message, color: 'success', autoClose: 5000 });
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
