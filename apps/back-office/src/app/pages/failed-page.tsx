import { ErrorState } from '@foyer/ui/states/error-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEffect } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import { RequestError } from '../../session/graphql/request-error.ts';
import { readValidationError } from '../../session/graphql/validation-error.ts';
import { logError } from '../../session/log-error.ts';
import { missingRightOf } from '../../session/missing-right.ts';
import { offerReloadInPage, reloadAfterDeploy } from '../new-version.ts';
import { MissingFileError } from '../routing/load-page.ts';
import { NoRightPage } from './no-right-on-demand.ts';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Takes the place of a page inside the shell: a right or a record is missing, the page broke, or its files could
 * not be fetched; then Reload brings the newest.
 */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useMessages();
  useEffect(() => logError(error), [error]);
  if (error instanceof RequestError && error.code === 'NOT_ALLOWED') {
    return <NoRightPage missing={missingRightOf(error)} />;
  }
  if (error instanceof RequestError && error.isMissing) return <MissingRecordPage error={error} />;
  const reload = () => window.location.reload();
  if (error instanceof MissingFileError) return <MissingFilePage />;
  if (error instanceof RequestError) {
    return (
      <ErrorState page title={t('ui.somethingWentWrong.title')} code={error.requestId} onReload={reload} />
    );
  }
  return (
    <ErrorState page title={t('shell.exception.title')} text={t('shell.exception.text')} onReload={reload} />
  );
}

/** Most often a deploy has replaced the file; after a reload for that reason another one is as likely to help. */
function MissingFilePage() {
  const { t } = useMessages();
  useEffect(offerReloadInPage, []);
  return <ErrorState page title={t('shell.missingFile')} onReload={reloadAfterDeploy} />;
}

/** What was opened is not there, in the words of the catalogue: 'Account not found'. */
function MissingRecordPage({ error }: { error: RequestError }) {
  const errorText = useErrorText();
  const { main } = readValidationError(error.errors);
  const title =
    main && error.code === 'NOT_FOUND'
      ? errorText({ code: main.errorKey, message: main.message })
      : undefined;
  return <NotFoundPage title={title} />;
}
