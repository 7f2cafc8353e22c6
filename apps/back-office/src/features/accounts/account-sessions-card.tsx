import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SessionsCard } from '../../components/account/sessions-card.tsx';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { EditedAccount } from './account-form.ts';
import { EditAccount, EndAccountSessions } from './accounts.graphql.ts';

interface AccountSessionsCardProps {
  account: EditedAccount;
  readOnly: boolean;
}

/** Where the account is signed in. */
export function AccountSessionsCard({ account, readOnly }: AccountSessionsCardProps) {
  const { t } = useMessages();
  const end = useGraphqlMutation(EndAccountSessions, { refetch: [EditAccount] });
  return (
    <SessionsCard
      title={t('accounts.card.sessions')}
      username={account.username}
      sessions={account.sessions}
      mayEnd={() => !readOnly}
      endAllLabel={t('accounts.sessions.endAll')}
      busy={end.isPending}
      onEnd={(sessionId) => end.mutateAsync({ accountId: account.id, sessionId })}
    />
  );
}
