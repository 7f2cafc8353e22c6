import '@mantine/core/styles/PinInput.layer.css';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Anchor, Button, Input, PinInput, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import styles from '../../components/account/signed-out-page.module.css';
import { SignedOutPage } from '../../components/account/signed-out-page.tsx';
import { signInSecondFactor } from '../../session/sign-in/sign-in.ts';
import { readSignInFailure, type SignInFailure } from './sign-in-failure.ts';

/** The password was right; the code of the authenticator app is missing. */
export interface SecondFactorDue {
  challenge: string;
  username: string;
}

interface SecondStepProps {
  due: SecondFactorDue;
  onOtherAccount: () => void;
}

/** Six boxes that act as one field; it submits itself on the sixth digit (design more.md, section 15). */
export function SecondStep({ due, onOtherAccount }: SecondStepProps) {
  const { t } = useMessages();
  const [code, setCode] = useState('');
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (typed: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await signInSecondFactor(due.challenge, typed);
    } catch (error) {
      setFailure(readSignInFailure(error));
      setCode('');
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) void send(code);
  };
  const isWrong = failure?.kind === 'mismatch';
  return (
    <SignedOutPage
      picture="lock"
      title={t('session.secondStep.title')}
      subtitle={
        <>
          {byRecoveryCode ? t('session.secondStep.recoveryText') : t('session.secondStep.text')}{' '}
          <strong>{due.username}</strong>
        </>
      }
    >
      <form onSubmit={submit} noValidate className={styles.fields}>
        {failure && (
          <Notice
            tone="danger"
            title={t(isWrong ? 'session.secondStep.wrong' : `session.failure.${failure.kind}`)}
          >
            {isWrong
              ? t('session.secondStep.wrongNext')
              : t(`session.failure.${failure.kind}.next`, { minutes: failure.waitMinutes })}
          </Notice>
        )}
        {byRecoveryCode ? (
          <TextInput
            key="recovery"
            label={t('session.secondStep.recoveryCode')}
            size="md"
            autoComplete="off"
            autoFocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : (
          <Input.Wrapper label={t('session.secondStep.code')} labelElement="div">
            <PinInput
              length={6}
              type="number"
              size="lg"
              oneTimeCode
              placeholder=""
              autoFocus
              ariaLabel={t('session.secondStep.code')}
              value={code}
              onChange={setCode}
              onComplete={(typed) => void send(typed)}
            />
          </Input.Wrapper>
        )}
        <Button type="submit" variant="filled" size="md" fullWidth loading={busy}>
          {t('session.signIn.submit')}
        </Button>
      </form>
      <p className={styles.apart}>
        <Anchor component="button" type="button" fz="inherit" onClick={onOtherAccount}>
          <IconArrowLeft size={14} stroke={1.6} aria-hidden="true" /> {t('session.secondStep.otherAccount')}
        </Anchor>
        <Anchor
          component="button"
          type="button"
          fz="inherit"
          onClick={() => {
            setCode('');
            setByRecoveryCode((before) => !before);
          }}
        >
          {byRecoveryCode ? t('session.secondStep.useApp') : t('session.secondStep.useRecovery')}
        </Anchor>
      </p>
    </SignedOutPage>
  );
}
