import { readAccountLocale } from '@foyer/domain/identity/account-locales.ts';
import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useIsPlatform } from '../../components/use-is-platform.ts';
import type { AccountChoicesQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useLocale } from '../../words/words-provider.tsx';
import { AccountCard } from './account-card.tsx';
import { type AccountForm, accountControlOf, newAccountForm } from './account-form.ts';
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
  const canEdit = useCan('gebruikers', 'edit');
  const { locale } = useLocale();
  const isPlatform = useIsPlatform();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [initial] = useState(() => newAccountForm(readAccountLocale(locale), choices));
  const create = useGraphqlMutation(CreateAccount, { refetch: [AccountList] });
  const form = useEditForm<AccountForm>({
    values: initial,
    controlOf: accountControlOf,
    check: async (values) =>
      parseInput((await import('@foyer/domain/identity/account-input.ts')).newAccountInput, values),
    save: async (input) => setCreatedId((await create.mutateAsync({ input })).createAccount.id),
  });
  useGoOnceSaved(form, createdId && `/account-edit/${createdId}`, { replace: true });
  const { accountType, password } = form.fields.getValues();
  const isInvited = password === '' && maySignIn(accountType);
  const submitLabel = isInvited ? t('accounts.createAndInvite') : t('accounts.create');
  return (
    <EditPage
      title={t('accounts.add')}
      breadcrumbs={[{ label: t('accounts.list.title'), to: '/gebruikers' }]}
      actions={
        canEdit && (
          <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
            {submitLabel}
          </Button>
        )
      }
      form={form}
      canEdit={canEdit}
      readOnlyReason={t('accounts.readOnly')}
      saveLabel={submitLabel}
    >
      <Columns>
        <AccountCard form={form.fields} isMain={false} choices={choices} />
        {!isPlatform && (
          <RightsCard form={form.fields} choices={choices} saved={initial.rights} readOnly={!canEdit} />
        )}
        <PasswordCard form={form.fields} hint={t('accounts.password.emptyInvites')} />
      </Columns>
    </EditPage>
  );
}
