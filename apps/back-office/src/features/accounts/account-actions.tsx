import { findArchiveConflict, findDeletionConflict } from '@foyer/domain/identity/account-rules.ts';
import type { AccountState } from '@foyer/domain/identity/account-state.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { type RowAction, RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { AccountList, ArchiveAccount, DeleteAccount, EditAccount } from './accounts.graphql.ts';

interface AccountActionsProps {
  account: { id: string; username: string; accountType: AccountType; isMain: boolean; state: AccountState };
  /** Opens with the question of the address /account-delete. */
  askDeletion?: boolean;
  onDeleted?: () => void;
}

/** Archive, bring back, delete: what the account's type allows. */
export function AccountActions({ account, askDeletion = false, onDeleted }: AccountActionsProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const canEdit = useCan('gebruikers', 'edit');
  const own = useOwnAccount().account?.id ?? '';
  const archive = useGraphqlMutation(ArchiveAccount, { refetch: [AccountList, EditAccount] });
  const remove = useGraphqlMutation(DeleteAccount, { refetch: [AccountList] });
  const { id, username } = account;
  const deletable = !findDeletionConflict(account, own);
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(
    askDeletion && deletable ? 'delete' : null,
  );
  const actions: RowAction[] = [];
  if (account.state === 'archived') {
    actions.push({
      label: t('accounts.restore'),
      onClick: () => void notice(() => archive.mutateAsync({ id, archived: false })),
    });
  } else if (!findArchiveConflict(account, own)) {
    actions.push({ label: t('accounts.archive'), onClick: () => setAsking('archive') });
  }
  if (deletable) {
    actions.push({ label: t('accounts.delete'), destructive: true, onClick: () => setAsking('delete') });
  }
  if (!canEdit || actions.length === 0) return null;

  const confirm = async () => {
    const isDeletion = asking === 'delete';
    const done = await notice(() =>
      isDeletion ? remove.mutateAsync({ id }) : archive.mutateAsync({ id, archived: true }),
    );
    setAsking(null);
    if (!done) return;
    notify.done(t(isDeletion ? 'accounts.deleted' : 'accounts.archived', { username }));
    if (isDeletion) onDeleted?.();
  };
  return (
    <>
      <RowMenu label={username} actions={actions} />
      <ConfirmDialog
        opened={asking !== null}
        title={t(asking === 'delete' ? 'accounts.deleteQuestion' : 'accounts.archiveQuestion', { username })}
        confirmLabel={t(asking === 'delete' ? 'accounts.delete' : 'accounts.archive')}
        destructive={asking === 'delete'}
        busy={archive.isPending || remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
      >
        {t(asking === 'delete' ? 'accounts.deleteText' : 'accounts.archiveText')}
      </ConfirmDialog>
    </>
  );
}
