import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import styles from '../../components/account/signed-out-page.module.css';
import { findEndReason } from '../../session/sign-in/end-reason.ts';
import { findSecondFactorChallenge, isClientDisabled, signIn } from '../../session/sign-in/sign-in.ts';
import { type Place, signInName } from '../../session/sign-in/sign-in-client.ts';
import type { SecondFactorDue } from './second-step.tsx';
import { readSignInFailure, type SignInFailure } from './sign-in-failure.ts';

interface SignInFormProps {
  place: Place;
  onSecondFactor: (due: SecondFactorDue) => void;
}

/** After success the session's listeners bring the person to the page that was asked for. */
export function SignInForm({ place, onSecondFactor }: SignInFormProps) {
  const { t } = useMessages();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState({ username: false, password: false });
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [ended, setEnded] = useState(findEndReason);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = signInName(username, place);
    const gaps = { username: name.username === '', password: password === '' };
    setMissing(gaps);
    setFailure(null);
    setEnded(undefined);
    if (gaps.username || gaps.password) {
      event.currentTarget
        .querySelector<HTMLInputElement>(gaps.username ? '[name=username]' : '[name=password]')
        ?.focus();
      return;
    }
    setBusy(true);
    try {
      await signIn({ ...name, password });
    } catch (error) {
      const challenge = await findSecondFactorChallenge(error);
      if (challenge) return onSecondFactor({ challenge, username: name.username });
      const disabled = await isClientDisabled(error);
      setFailure(disabled ? { kind: 'disabled', waitMinutes: 0 } : readSignInFailure(error));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate className={styles.fields}>
      {ended && (
        <Notice tone={ended === 'elsewhere' ? 'danger' : 'warning'} title={t(`session.ended.${ended}`)}>
          {t(`session.ended.${ended}.next`)}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" title={t(`session.failure.${failure.kind}`)}>
          {t(`session.failure.${failure.kind}.next`, { minutes: failure.waitMinutes })}
        </Notice>
      )}
      <TextInput
        label={t('session.signIn.username')}
        name="username"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        error={missing.username ? t('session.signIn.usernameRequired') : null}
      />
      <PasswordField
        label={t('session.signIn.password')}
        name="password"
        size="md"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={missing.password ? t('session.signIn.passwordRequired') : null}
      />
      <Button type="submit" variant="filled" size="md" loading={busy} fullWidth>
        {t('session.signIn.submit')}
      </Button>
    </form>
  );
}
