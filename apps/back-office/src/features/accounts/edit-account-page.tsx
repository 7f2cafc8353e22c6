import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { useLocation } from '@tanstack/react-router';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useIsPlatform } from '../../components/use-is-platform.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { AccountChoicesQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountCard } from './account-card.tsx';
import {
  type AccountForm,
  type AccountFormFields,
  accountControlOf,
  accountFormOf,
  type EditedAccount,
} from './account-form.ts';
import { AccountSessionsCard } from './account-sessions-card.tsx';
import { AccountStateTag } from './account-state-tag.tsx';
import { AccountChoices, AccountList, ChangeAccount, EditAccount } from './accounts.graphql.ts';
import { ActivationCard } from './activation-card.tsx';
import { FactorCard } from './factor-card.tsx';
import { OwnPasswordHint } from './own-password-hint.tsx';
import { PasswordCard } from './password-card.tsx';
import { SignInsCard } from './sign-ins-card.tsx';

const RightsCard = onDemand(async () => (await import('./rights-card.tsx')).RightsCard, { keepsRoom: true });

export default function EditAccountPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(EditAccount, { id: useRouteParam('accountId') });
  const choices = useGraphqlQuery(AccountChoices, {});
  return (
    <QueryView query={query} failed={t('accounts.edit.failed')}>
      {({ account }) => (
        <QueryView query={choices} failed={t('accounts.edit.failed')}>
          {(offered) => <EditAccountForm key={account.id} account={account} choices={offered} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function EditAccountForm({ account, choices }: { account: EditedAccount; choices: AccountChoicesQuery }) {
  const { t } = useMessages();
  const go = useGo();
  const canEdit = useCan('gebruikers', 'edit');
  const isPlatform = useIsPlatform();
  const ownId = useOwnAccount().account?.id;
  const askDeletion = useLocation({ select: ({ pathname }) => /^\/(account-delete|user)/.test(pathname) });
  const change = useGraphqlMutation(ChangeAccount, { refetch: [EditAccount, AccountList] });
  const form = useEditForm<AccountForm>({
    values: accountFormOf(account),
    version: account.version,
    controlOf: accountControlOf,
    check: async (values) =>
      parseInput((await import('@foyer/domain/identity/account-input.ts')).accountInput, values),
    save: (input, _checked, version) => change.mutateAsync({ id: account.id, input, version }),
  });
  const submit = async () => {
    const sent = form.fields.getValues();
    const isSaved = await form.submit();
    if (isSaved) startAgain(form.fields, sent);
    return isSaved;
  };
  const mayBeInvited =
    account.id !== ownId && account.email !== '' && maySignIn(form.fields.getValues().accountType);
  return (
    <EditPage
      title={account.username}
      status={<AccountStateTag account={account} />}
      breadcrumbs={[{ label: t('accounts.list.title'), to: '/gebruikers' }]}
      actions={
        <AccountActions account={account} askDeletion={askDeletion} onDeleted={() => go('/gebruikers')} />
      }
      form={{ ...form, submit }}
      canEdit={canEdit}
      readOnlyReason={t('accounts.readOnly')}
      change={change}
      query={EditAccount}
    >
      <Columns
        summary={
          <>
            <ActivationCard account={account} readOnly={!canEdit || !mayBeInvited} />
            <FactorCard account={account} readOnly={!canEdit} />
            <AccountSessionsCard account={account} readOnly={!canEdit} />
            <SignInsCard account={account} />
            <HistoryCard entity="account" id={account.id} />
          </>
        }
      >
        <AccountCard form={form.fields} isMain={account.isMain} choices={choices} />

        {!isPlatform && (
          <RightsCard
            form={form.fields}
            choices={choices}
            saved={accountFormOf(account).rights}
            readOnly={!canEdit}
          />
        )}
        {account.id === ownId && <OwnPasswordHint />}
        {canEdit && account.id !== ownId && (
          <PasswordCard
            form={form.fields}
            hint={t('accounts.password.endsSessions', { count: account.sessions.length })}
          />
        )}
      </Columns>
    </EditPage>
  );
}

/** Saved passwords leave the form; what was saved is what Discard returns to. What was typed meanwhile stays. */
function startAgain(fields: AccountFormFields, sent: AccountForm): void {
  const now = fields.getValues();
  for (const name of ['password', 'repeatPassword'] as const)
    if (now[name] === sent[name]) fields.setFieldValue(name, '');
  const saved = { ...sent, password: '', repeatPassword: '' };
  fields.setInitialValues(saved);
  fields.resetDirty(saved);
}
