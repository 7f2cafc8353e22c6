import type { AccessRequest } from '@foyer/domain/identity/access-request.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { AskForAccess } from './access.graphql.ts';
import styles from './not-found-page.module.css';

interface AskForAccessProps extends AccessRequest {
  children: React.ReactNode;
}

/** Mails the accounts that can give the right; the outcome is shown above the buttons. */
export function AskForAccessActions({ module, right, children }: AskForAccessProps) {
  const { t, intlLocale } = useMessages();
  const attempt = useRefusalNotice();
  const ask = useGraphqlMutation(AskForAccess);
  const names = ask.data?.askForAccess;
  return (
    <>
      <p role="status" className={styles.text}>
        {names && t('shell.noRight.asked', { names: new Intl.ListFormat(intlLocale).format(names) })}
      </p>
      <div className={styles.actions}>
        {!names && (
          <Button
            variant="filled"
            loading={ask.isPending}
            onClick={() => void attempt(() => ask.mutateAsync({ module, right }))}
          >
            {t('shell.noRight.ask')}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
