import { Link } from '@foyer/ui/link.tsx';
import { LoadingState } from '@foyer/ui/states/loading-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import styles from '../../components/account/signed-out-page.module.css';
import { SignedOutPage } from '../../components/account/signed-out-page.tsx';
import { useLinkToken } from '../../components/account/use-link-token.ts';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { NewPasswordFields } from '../../components/fields/new-password-fields.tsx';
import { useGo } from '../../components/use-go.ts';
import {
  type AccountLink,
  choosePassword,
  findAccountLink,
  type LinkPurpose,
} from '../../session/sign-in/account-link.ts';
import { signIn } from '../../session/sign-in/sign-in.ts';

/** A mailed link: the person chooses a password and is signed in right after. */
export function ChoosePasswordPage({ purpose }: { purpose: LinkPurpose }) {
  const { t } = useMessages();
  const token = useLinkToken();
  const query = useQuery({
    queryKey: ['account-link', purpose, token],
    queryFn: async () => (token && (await findAccountLink(purpose, token))) || null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const link = query.data;
  if (link) return <ChoosePassword purpose={purpose} token={token} link={link} />;
  if (query.isPending) {
    return (
      <SignedOutPage title={t('session.link.checking')}>
        <LoadingState />
      </SignedOutPage>
    );
  }
  return <LinkNotValid purpose={purpose} failed={query.isError} />;
}

interface ChoosePasswordProps {
  purpose: LinkPurpose;
  token: string;
  link: AccountLink;
}

function ChoosePassword({ purpose, token, link }: ChoosePasswordProps) {
  const { t, dateTime } = useMessages();
  const go = useGo();
  const { username, client, clientName } = link;
  const form = useEditForm({
    values: { newPassword: '', repeatPassword: '' },
    check: async (values) =>
      (await import('@foyer/domain/identity/own-password-input.ts')).parseChosenPassword(values, username),
    save: (choice) => choosePassword(purpose, token, choice),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { newPassword } = form.fields.getValues();
    if (!(await form.submit())) return;
    const signedIn = await signIn({ username, client, password: newPassword }).then(
      () => true,
      () => false,
    );
    go(signedIn ? '/' : `/login?client=${client}`, { replace: true });
  };
  const isActivation = purpose === 'account-activation';
  return (
    <SignedOutPage
      picture={isActivation ? 'welcome' : 'lock'}
      title={isActivation ? t('session.activation.title', { username }) : t('session.reset.title')}
      subtitle={
        <>
          {t('session.link.for')} <strong>{username}</strong>{' '}
          {isActivation ? t('session.activation.at', { clientName }) : t('session.reset.at', { clientName })}
        </>
      }
    >
      <form onSubmit={submit} noValidate className={styles.fields}>
        {form.error && <Notice tone="danger">{form.error}</Notice>}
        {/* Password managers keep the new password with its name. */}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <NewPasswordFields form={form.fields} username={username} size="md" />
        <Button type="submit" variant="filled" size="md" fullWidth loading={form.saving}>
          {isActivation ? t('session.activation.submit') : t('session.reset.submit')}
        </Button>
      </form>
      <p className={styles.hint}>
        {isActivation
          ? t('session.activation.until', { until: dateTime(link.expiresAt, link.timeZone) })
          : t('session.reset.until', { until: dateTime(link.expiresAt, link.timeZone) })}
      </p>
    </SignedOutPage>
  );
}

/** A spent or old link says so, and how to come by a new one. */
function LinkNotValid({ purpose, failed }: { purpose: LinkPurpose; failed: boolean }) {
  const { t } = useMessages();
  return (
    <SignedOutPage title={failed ? t('ui.somethingWentWrong.title') : t('errors.link-not-valid')}>
      <p>
        {failed
          ? t('ui.somethingWentWrong.message')
          : purpose === 'account-activation'
            ? t('session.activation.askNew')
            : t('session.reset.askNew')}
      </p>
      {purpose === 'password-reset' && (
        <p className={styles.links}>
          <Link to="/password-forgotten">{t('session.forgotten.submit')}</Link>
        </p>
      )}
      <p className={styles.links}>
        <Link to="/login">
          <IconArrowLeft size={14} stroke={1.6} aria-hidden="true" /> {t('session.backToSignIn')}
        </Link>
      </p>
    </SignedOutPage>
  );
}
