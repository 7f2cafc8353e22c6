import { useMessages } from '@foyer/ui/states/messages.tsx';
import { RequestError } from '../../session/graphql/request-error.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { useErrorText } from '../use-error-text.ts';

/** What is said to a question that has no answer: a timeslot that is gone, a group that sells nothing. */
export function useRefusedWhy(error: Error | null): string | null {
  const { t } = useMessages();
  const errorText = useErrorText();
  if (error instanceof ValidationError) {
    const refusal = error.main ?? error.fields[0];
    return refusal ? errorText({ ...refusal, code: refusal.errorKey }) : null;
  }
  if (!(error instanceof RequestError)) return null;
  if (error.code === 'NOT_FOUND') return t('why.gone');
  return error.code === 'NOT_ALLOWED' ? t('why.notAllowed') : null;
}
