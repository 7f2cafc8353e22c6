import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SessionsCard } from '../../components/account/sessions-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { EndOwnSessions, OwnSessions } from './own-account.graphql.ts';

/** Where one is signed in oneself: a browser that was left behind is ended from here, or all others at once. */
export function OwnSessionsCard({ username }: { username: string }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(OwnSessions, {});
  const end = useGraphqlMutation(EndOwnSessions, { refetch: [OwnSessions] });
  const notify = useNotify();
  return (
    <QueryView query={query} failed={t('accounts.sessions.failed')}>
      {({ ownSessions }) => (
        <SessionsCard
          title={t('accounts.sessions.yours')}
          username={username}
          sessions={ownSessions}
          mayEnd={({ isOwn }) => !isOwn}
          endAllLabel={t('accounts.sessions.endOthers')}
          busy={end.isPending}
          onEnd={async (sessionId, count) => {
            await end.mutateAsync({ sessionId });
            notify.done(t('accounts.sessions.ended', { count }));
          }}
        />
      )}
    </QueryView>
  );
}
