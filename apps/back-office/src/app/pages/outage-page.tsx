import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isServerReachable, onConnectionChange } from '../../session/graphql/connection.ts';
import styles from './outage-page.module.css';

/** Seconds before each further attempt; the last one repeats. */
const waits = [5, 10, 20, 30];

interface OutagePageProps {
  /** The id of the request that failed, where the server gave one. */
  code: string | undefined;
  /** The client's, where it is known. */
  timeZone: string | null;
  /** Answers when the attempt is over; a success takes this page away. */
  onRetry: () => Promise<unknown>;
}

/** In the place of every page while the menu gets no answer; tries again by itself and keeps the address. */
export function OutagePage({ code, timeZone, onRetry }: OutagePageProps) {
  const { t, dateTime } = useMessages();
  const [since] = useState(() => Date.now());
  const { attempt, secondsLeft, retry } = useAttempts(onRetry);
  useDocumentTitle(`${t('shell.outage.title')} · Foyer`);
  return (
    <div className={styles.page}>
      <span className={styles.badge}>
        <IconCloudOff size={26} stroke={1.6} aria-hidden="true" />
      </span>
      <div role="status">
        <h1 className={styles.title} tabIndex={-1} data-page-heading="">
          {t('shell.outage.title')}
        </h1>
        <p className={styles.text}>{t('shell.outage.text')}</p>
      </div>
      <p className={styles.text}>
        {secondsLeft > 0
          ? t('shell.outage.countdown', { seconds: secondsLeft, attempt })
          : t('shell.outage.trying', { attempt })}
      </p>
      <div className={styles.actions}>
        <Button
          variant="filled"
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
          loading={secondsLeft === 0}
          onClick={retry}
        >
          {t('shell.outage.tryNow')}
        </Button>
        {code && <CopyButton text={code} label={t('ui.error.copyCode')} copiedLabel={t('ui.error.copied')} />}
      </div>
      <p className={styles.facts}>
        {timeZone && <span>{t('shell.outage.since', { at: dateTime(since, timeZone) })}</span>}
        {code && <span>{t('shell.outage.code', { code })}</span>}
      </p>
    </div>
  );
}

/** Counts down to each attempt; a connection that returns starts one at once. */
function useAttempts(onRetry: () => Promise<unknown>) {
  const [attempt, setAttempt] = useState(1);
  const [secondsLeft, setSecondsLeft] = useState(waits[0] ?? 0);
  const retry = async () => {
    setSecondsLeft(0);
    await onRetry();
    setAttempt(attempt + 1);
    setSecondsLeft(waits[Math.min(attempt, waits.length - 1)] ?? 0);
  };
  const tick = useEffectEvent(() => {
    if (secondsLeft === 1) void retry();
    else if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1);
  });
  const follow = useEffectEvent(() => {
    if (isServerReachable() && secondsLeft > 0) void retry();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    const unsubscribe = onConnectionChange(() => follow());
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return { attempt, secondsLeft, retry };
}
