import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { sessionEndOf, warnBeforeMs } from '../../../session/sign-in/session-end.ts';
import { clearSession, findToken } from '../../../session/sign-in/token-store.ts';

const lookEveryMs = 10_000;

/** Two minutes before the session ends: time to save, and to sign in again from here. */
export function SessionEndStrip() {
  const { t } = useMessages();
  const [ending, setEnding] = useState(false);
  useEffect(() => {
    const look = () => {
      const end = sessionEndOf(findToken());
      setEnding(end !== undefined && end - Date.now() <= warnBeforeMs);
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  if (!ending) return null;
  return (
    <Notice
      tone="warning"
      title={t('shell.sessionEnd.title')}
      links={
        <Button size="compact-sm" onClick={clearSession}>
          {t('shell.sessionEnd.signIn')}
        </Button>
      }
    >
      {t('shell.sessionEnd.text')}
    </Notice>
  );
}
