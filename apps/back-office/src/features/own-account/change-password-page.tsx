import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { redirectParameter, redirectTarget } from '../../app/routing/redirect-to.ts';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { NewPasswordFields } from '../../components/fields/new-password-fields.tsx';
import { useGo } from '../../components/use-go.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { OwnAccount } from '../../session/own-account.graphql.ts';
import { GetClientConfiguration, MenuItemsConfig } from '../../session/shell.graphql.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { ChangeOwnPassword, OwnSessions } from './own-account.graphql.ts';
import { OwnSessionsCard } from './own-sessions-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const empty = { currentPassword: '', newPassword: '', repeatPassword: '' };

/** Change the own password: the first page of an account that must choose a new one, and open to all others. */
export default function ChangePasswordPage() {
  const { t } = useMessages();
  const { account } = useOwnAccount();
  const go = useGo();
  const notify = useNotify();
  const [endedSessions, setEndedSessions] = useState<number | null>(null);
  const change = useGraphqlMutation(ChangeOwnPassword, {
    refetch: [OwnAccount, MenuItemsConfig, GetClientConfiguration, OwnSessions],
  });
  const username = account?.username ?? '';
  const wanted = redirectTarget(new URLSearchParams(window.location.search).get(redirectParameter));
  /** Otherwise this page is left for the one that was asked for, and a message goes with the person. */
  const isLast = wanted === '/';
  const form = useEditForm({
    values: empty,
    check: async (values) =>
      (await import('@foyer/domain/identity/own-password-input.ts')).parseOwnPasswordChange(values, username),
    save: async (input) => {
      const { changeOwnPassword } = await change.mutateAsync({ input });
      if (isLast) setEndedSessions(changeOwnPassword);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setEndedSessions(null);
    if (!(await form.submit())) return;
    form.fields.setValues(empty);
    if (isLast) return;
    notify.done(t('accounts.ownPassword.done'));
    go(wanted, { replace: true });
  };
  return (
    <Page kind="form" title={t('accounts.ownPassword.title')} subtitle={username}>
      {account?.mustChangePassword && (
        <Notice tone="warning" title={t('accounts.ownPassword.forced')}>
          {t('accounts.ownPassword.forcedWhy')}
        </Notice>
      )}
      {form.error && <Notice tone="danger">{form.error}</Notice>}
      {endedSessions !== null && (
        <Notice tone="success" title={t('accounts.ownPassword.done')}>
          {t('accounts.ownPassword.endedSessions', { count: endedSessions })}
        </Notice>
      )}
      <Card>
        <form onSubmit={submit} noValidate>
          <Fields>
            <PasswordField
              label={t('accounts.ownPassword.current')}
              autoComplete="current-password"
              {...form.fields.getInputProps('currentPassword')}
            />
            <NewPasswordFields form={form.fields} username={username} />
            <div>
              <Button type="submit" variant="filled" loading={form.saving}>
                {t('accounts.ownPassword.submit')}
              </Button>
            </div>
          </Fields>
        </form>
      </Card>
      {account && !account.mustChangePassword && (
        <>
          <SecondFactorCard account={account} />
          <OwnSessionsCard username={username} />
        </>
      )}
    </Page>
  );
}
