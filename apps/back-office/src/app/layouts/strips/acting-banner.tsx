import { localDateTime } from '@foyer/i18n/format-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEyeglass } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ActingStayQuery } from '../../../generated/operations.ts';
import { leaveClient } from '../../../session/sign-in/work-in-client.ts';
import { mountPath } from '../../routing/mount-path.ts';
import styles from './acting-banner.module.css';

interface ActingBannerProps {
  stay: NonNullable<ActingStayQuery['actingStay']>;
  username: string;
}

/**
 * Above everything while an Admin works in a client (design more.md, section 3): whose client, whose name is logged,
 * until when. Leaving is its only button.
 */
export function ActingBanner({ stay, username }: ActingBannerProps) {
  const { t, time } = useActingWords();
  const [leaving, setLeaving] = useState(false);
  const { name, active } = stay.client;
  useTitleOfClient(name);
  useSpaceForBanner();
  const leave = async () => {
    setLeaving(true);
    await leaveClient();
    window.location.assign(mountPath('/gebruikers'));
  };
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const where = t('shell.acting.where', { client: name });
  const times = t('shell.acting.times', { from: time(stay.startedAt), until: time(stay.endsAt) });
  return (
    <section className={styles.banner} aria-label={t('shell.acting.region')}>
      <IconEyeglass size={18} stroke={1.6} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        <strong className={styles.where}>
          {phone ? t('shell.acting.whereShort', { client: name }) : where}
        </strong>{' '}
        <span className={styles.more}>
          {!active && `${t('shell.acting.disabled')} `}
          {phone
            ? t('shell.acting.loggedShort', { username, until: time(stay.endsAt) })
            : `${t('shell.acting.logged', { username })} ${times}`}
        </span>
      </p>
      <button type="button" className={styles.leave} disabled={leaving} onClick={() => void leave()}>
        {t('shell.acting.leave')}
      </button>
      <SpokenOnce text={`${where} ${t('shell.acting.logged', { username })} ${times}`} />
    </section>
  );
}

/** Read out once, when the client is entered; the region itself stays silent. */
function SpokenOnce({ text }: { text: string }) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timers = [setTimeout(() => setSpoken(first), 500), setTimeout(() => setSpoken(''), 10_000)];
    return () => timers.forEach(clearTimeout);
  }, [first]);
  return (
    <VisuallyHidden role="status" className={styles.spoken}>
      {spoken}
    </VisuallyHidden>
  );
}

function useActingWords() {
  const { t, timeZone } = useMessages();
  return { t, time: (instant: string) => localDateTime(instant, timeZone).time };
}

/** Every page names itself in the title; whichever it is, the client's name goes first. */
function useTitleOfClient(name: string): void {
  useEffect(() => {
    const prefix = `${name} · `;
    const put = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [name]);
}

/** Pages and dialogs begin below the banner. */
function useSpaceForBanner(): void {
  useEffect(() => {
    document.documentElement.dataset.acting = '';
    return () => {
      delete document.documentElement.dataset.acting;
    };
  }, []);
}
