import { ErrorState } from '@foyer/ui/error-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { useEffect } from 'react';
import { RequestError } from '../session/request-error.ts';
import { MissingFileError } from './load-page.ts';
import { logError } from './log-error.ts';
import { NoRightPage } from './no-right-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Takes the place of a page inside the shell: a right or a record is missing, the page broke, or its files could
 * not be fetched; then Reload brings the newest.
 */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useMessages();
  useEffect(() => logError(error), [error]);
  if (error instanceof RequestError && error.code === 'NOT_ALLOWED') return <NoRightPage error={error} />;
  if (error instanceof RequestError && error.code === 'NOT_FOUND') return <NotFoundPage />;
  const title = error instanceof MissingFileError ? t('shell.missingFile') : t('ui.somethingWentWrong.title');
  return <ErrorState title={title} onReload={() => window.location.reload()} />;
}
