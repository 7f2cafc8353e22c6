import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import type { EditedAccount } from './account-form.ts';
import styles from './account-summary.module.css';
import { EditAccount, EndAccountSessions } from './accounts.graphql.ts';
import { browserName } from './browser-name.ts';

interface SessionsCardProps {
  account: EditedAccount;
  readOnly: boolean;
}

/** Where the account is signed in. Ending one acts at once, outside the save bar. */
export function SessionsCard({ account, readOnly }: SessionsCardProps) {
  const { t, freshness } = useMessages();
  const [asking, setAsking] = useState<{ sessionId: string | null } | null>(null);
  const end = useGraphqlMutation(EndAccountSessions, { refetch: [EditAccount] });
  const notice = useRefusalNotice();
  const { id, sessions, username } = account;
  const nameOf = (userAgent: string) => browserName(userAgent) || t('accounts.sessions.unknown');
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
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.item}>
            <span>
              <strong>{nameOf(session.userAgent)}</strong>
              <small className={styles.when}>
                {session.isOwn ? t('accounts.sessions.own') : freshness(session.lastUsedAt)}
              </small>
            </span>
            {!readOnly && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`${t('accounts.sessions.end')}: ${nameOf(session.userAgent)}`}
                onClick={() => setAsking({ sessionId: session.id })}
              >
                {t('accounts.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
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
