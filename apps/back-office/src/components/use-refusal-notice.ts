import { useCallback } from 'react';
import { ValidationError } from '../session/graphql/validation-error.ts';
import { useErrorText } from './use-error-text.ts';
import { useNotify } from './use-notify.ts';

/** Carries out an act that has no form; a refusal becomes a notification. Answers whether it was done. */
export function useRefusalNotice(): (act: () => Promise<unknown>) => Promise<boolean> {
  const notify = useNotify();
  const errorText = useErrorText();
  return useCallback(
    async (act) => {
      try {
        await act();
        return true;
      } catch (error) {
        const refusal = error instanceof ValidationError ? (error.main ?? error.fields[0]) : undefined;
        notify.failed(refusal && errorText({ ...refusal, code: refusal.errorKey }));
        return false;
      }
    },
    [notify, errorText],
  );
}
