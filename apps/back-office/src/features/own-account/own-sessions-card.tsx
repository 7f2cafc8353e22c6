import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { SessionList } from '../../components/session-list.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { EndOwnSessions, OwnSessions } from './own-account.graphql.ts';

/** Where one is signed in oneself: a browser that was left behind is ended from here, or all others at once. */
export function OwnSessionsCard({ username }: { username: string }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(OwnSessions, {});
  const end = useGraphqlMutation(EndOwnSessions, { refetch: [OwnSessions] });
  const [asking, setAsking] = useState<{ sessionId: string | null } | null>(null);
  const notice = useRefusalNotice();
  const notify = useNotify();
  const others = query.data?.ownSessions.filter(({ isOwn }) => !isOwn).length ?? 0;
  const count = asking?.sessionId ? 1 : others;
  const confirm = async () => {
    await notice(async () => {
      await end.mutateAsync({ sessionId: asking?.sessionId ?? null });
      notify.done(t('accounts.sessions.ended', { count }));
    });
    setAsking(null);
  };
  return (
    <Card
      title={t('accounts.sessions.yours')}
      actions={
        others > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAsking({ sessionId: null })}>
            {t('accounts.sessions.endOthers')}
          </Button>
        )
      }
    >
      <QueryView query={query} failed={t('accounts.sessions.failed')}>
        {({ ownSessions }) => (
          <SessionList
            sessions={ownSessions}
            mayEnd={({ isOwn }) => !isOwn}
            onEnd={({ id }) => setAsking({ sessionId: id })}
          />
        )}
      </QueryView>
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
