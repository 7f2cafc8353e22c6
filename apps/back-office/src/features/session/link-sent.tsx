import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import styles from '../../components/account/signed-out-page.module.css';
import { SignedOutPage } from '../../components/account/signed-out-page.tsx';

/** Mail takes a moment: until then no second request is needed. */
const PATIENCE_SECONDS = 60;

interface LinkSentProps {
  /** As it was typed: the answer is the same whether or not there is such an account. */
  typed: string;
  error: string | null;
  sending: boolean;
  onSendAgain: () => void;
  children: ReactNode;
}

/** What follows once a link was asked for. */
export function LinkSent({ typed, error, sending, onSendAgain, children }: LinkSentProps) {
  const { t } = useMessages();
  const [seconds, setSeconds] = useState(PATIENCE_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <SignedOutPage
      picture="letter"
      title={t('session.forgotten.sentTitle')}
      subtitle={
        <output>
          {t('session.forgotten.sentFor')} <strong>{typed}</strong>
          {t('session.forgotten.sentNext')}
        </output>
      }
    >
      <div className={styles.fields}>
        <Notice tone={error ? 'danger' : 'neutral'}>{error ?? t('session.forgotten.sentHint')}</Notice>
        <Button size="md" fullWidth loading={sending} disabled={seconds > 0} onClick={onSendAgain}>
          {seconds > 0 ? t('session.forgotten.againIn', { seconds }) : t('session.forgotten.again')}
        </Button>
      </div>
      {children}
    </SignedOutPage>
  );
}
