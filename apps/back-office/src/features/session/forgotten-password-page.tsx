import { ok, refused } from '@foyer/domain/result/result.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import styles from '../../components/account/signed-out-page.module.css';
import { SignedOutPage } from '../../components/account/signed-out-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { requestPasswordLink } from '../../session/sign-in/account-link.ts';
import { signInName } from '../../session/sign-in/sign-in-client.ts';
import { thisPlace } from '../../session/sign-in/this-place.ts';
import { LinkSent } from './link-sent.tsx';

/** Asks for the mail with a link; the answer is the same whether or not there is such an account. */
export default function ForgottenPasswordPage() {
  const { t } = useMessages();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const form = useEditForm({
    values: { username: '' },
    check: ({ username }) =>
      username.trim() ? ok(username) : refused({ code: 'username-required', field: 'username' }),
    save: async ({ username }) => {
      const name = signInName(username, thisPlace());
      await requestPasswordLink(`${name.username}|${name.client}`);
      setSentAt(Date.now());
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const back = (
    <p className={styles.links}>
      <Link to={`/login${thisPlace().search}`}>
        <IconArrowLeft size={14} stroke={1.6} aria-hidden="true" /> {t('session.backToSignIn')}
      </Link>
    </p>
  );
  if (sentAt !== null) {
    return (
      <LinkSent
        key={sentAt}
        typed={form.fields.getValues().username.trim()}
        error={form.error}
        sending={form.saving}
        onSendAgain={() => void form.submit()}
      >
        {back}
      </LinkSent>
    );
  }
  return (
    <SignedOutPage
      title={t('session.forgotten.title')}
      subtitle={t('session.forgotten.text')}
      picture="letter"
    >
      <form onSubmit={submit} noValidate className={styles.fields}>
        {form.error && <Notice tone="danger">{form.error}</Notice>}
        <TextInput
          label={t('session.forgotten.field')}
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.fields.getInputProps('username')}
        />
        <Button type="submit" variant="filled" size="md" fullWidth loading={form.saving}>
          {t('session.forgotten.submit')}
        </Button>
      </form>
      {back}
    </SignedOutPage>
  );
}
