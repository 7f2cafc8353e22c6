import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { EditGuard } from '../../components/edit-page/edit-guard.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useGo } from '../../components/use-go.ts';
import { useIsPlatform } from '../../components/use-is-platform.ts';
import type { AccountChoicesQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useLocale } from '../../words/words-provider.tsx';
import { AccountCard } from './account-card.tsx';
import { type AccountForm, newAccountForm } from './account-form.ts';
import { AccountChoices, AccountList, CreateAccount } from './accounts.graphql.ts';
import { PasswordCard } from './password-card.tsx';

const RightsCard = onDemand(async () => (await import('./rights-card.tsx')).RightsCard);

/** The same form for a new account: without a password the person is invited to choose one. */
export default function AddAccountPage() {
  const { t } = useMessages();
  const choices = useGraphqlQuery(AccountChoices, {});
  return (
    <QueryView query={choices} failed={t('accounts.edit.failed')}>
      {(offered) => <AddAccountForm choices={offered} />}
    </QueryView>
  );
}

function AddAccountForm({ choices }: { choices: AccountChoicesQuery }) {
  const { t } = useMessages();
  const go = useGo();
  const { locale } = useLocale();
  const isPlatform = useIsPlatform();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [initial] = useState(() => newAccountForm(locale, choices));
  const create = useGraphqlMutation(CreateAccount, { refetch: [AccountList] });
  const form = useEditForm<AccountForm>({
    values: initial,
    check: async (values) =>
      parseInput((await import('@foyer/domain/identity/account-input.ts')).newAccountInput, values),
    save: async (input) => setCreatedId((await create.mutateAsync({ input })).createAccount.id),
  });
  // Leaves once the guard is gone, which would else ask about what has just been saved.
  useEffect(() => {
    if (createdId) go(`/account-edit/${createdId}`, { replace: true });
  }, [createdId, go]);
  const { accountType, password } = form.fields.getValues();
  const isInvited = password === '' && maySignIn(accountType);
  const submitLabel = isInvited ? t('accounts.createAndInvite') : t('accounts.create');
  return (
    <Page
      title={t('accounts.add')}
      breadcrumbs={[{ label: t('accounts.list.title'), to: '/gebruikers' }]}
      actions={
        <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
          {submitLabel}
        </Button>
      }
    >
      {!createdId && <EditGuard form={form} saveLabel={submitLabel} />}
      {form.error && form.changedCount === 0 && <Notice tone="danger">{form.error}</Notice>}
      <Columns>
        <AccountCard form={form.fields} isMain={false} choices={choices} />
        {!isPlatform && (
          <RightsCard form={form.fields} choices={choices} saved={initial.rights} readOnly={false} />
        )}
        <PasswordCard form={form.fields} hint={t('accounts.password.emptyInvites')} />
      </Columns>
    </Page>
  );
}
