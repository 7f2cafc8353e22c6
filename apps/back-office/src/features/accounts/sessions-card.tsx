import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { SessionList } from '../../components/session-list.tsx';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import type { EditedAccount } from './account-form.ts';
import styles from './account-summary.module.css';
import { EditAccount, EndAccountSessions } from './accounts.graphql.ts';

interface SessionsCardProps {
  account: EditedAccount;
  readOnly: boolean;
}

/** Where the account is signed in. Ending one acts at once, outside the save bar. */
export function SessionsCard({ account, readOnly }: SessionsCardProps) {
  const { t } = useMessages();
  const [asking, setAsking] = useState<{ sessionId: string | null } | null>(null);
  const end = useGraphqlMutation(EndAccountSessions, { refetch: [EditAccount] });
  const notice = useRefusalNotice();
  const { id, sessions, username } = account;
  const confirm = async () => {
    await notice(() => end.mutateAsync({ accountId: id, sessionId: asking?.sessionId ?? null }));
    setAsking(null);
  };
  const count = asking?.sessionId ? 1 : sessions.length;
  return (
    <Card
      title={t('accounts.card.sessions')}
      actions={
        sessions.length > 0 &&
        !readOnly && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAsking({ sessionId: null })}>
            {t('accounts.sessions.endAll')}
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className={styles.hint}>{t('accounts.sessions.none')}</p>}
      {sessions.length > 0 && (
        <SessionList
          sessions={sessions}
          mayEnd={() => !readOnly}
          onEnd={(session) => setAsking({ sessionId: session.id })}
        />
      )}
      <ConfirmDialog
        opened={asking !== null}
        destructive
        title={t('accounts.sessions.question', { count, username })}
        confirmLabel={t('accounts.sessions.confirm', { count })}
        busy={end.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
      >
        {t('accounts.sessions.consequence')}
      </ConfirmDialog>
    </Card>
  );
}
