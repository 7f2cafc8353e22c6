import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useCallback } from 'react';

interface SpokenError {
  /** The refusal's code: its words are the text `errors.<code>`. */
  code: string;
  params?: Record<string, string | number>;
  /** The server's own words, for a code without a text. */
  message?: string;
}

/** The words of a refusal in the chosen language. */
export function useErrorText(): (error: SpokenError) => string {
  const { t, has } = useMessages();
  return useCallback(
    ({ code, params, message }) => {
      const key = `errors.${code}`;
      if (!has(key)) return message || t('ui.somethingWentWrong.message');
      try {
        return t(key, params);
      } catch {
        return message || t('ui.somethingWentWrong.message');
      }
    },
    [t, has],
  );
}
