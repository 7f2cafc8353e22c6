import { useCallback } from 'react';
import { ValidationError } from '../session/graphql/validation-error.ts';
import { useErrorText } from './use-error-text.ts';
import { useNotify } from './use-notify.ts';

/**
 * Carries out an act that has no form; a refusal becomes a notification. Answers whether it was done.
 * `title` = what was not done; left out, the common one.
 */
export function useRefusalNotice(): (act: () => Promise<unknown>, title?: string) => Promise<boolean> {
  const notify = useNotify();
  const errorText = useErrorText();
  return useCallback(
    async (act, title) => {
      try {
        await act();
        return true;
      } catch (error) {
        const refusal = error instanceof ValidationError ? (error.main ?? error.fields[0]) : undefined;
        notify.failed(refusal && errorText({ ...refusal, code: refusal.errorKey }), title);
        return false;
      }
    },
    [notify, errorText],
  );
}
