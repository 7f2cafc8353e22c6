import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { browserName } from './browser-name.ts';
import styles from './session-list.module.css';

export interface ShownSession {
  id: string;
  userAgent: string;
  lastUsedAt: string;
  /** The one of this very page. */
  isOwn: boolean;
}

interface SessionListProps {
  sessions: readonly ShownSession[];
  mayEnd: (session: ShownSession) => boolean;
  onEnd: (session: ShownSession) => void;
}

/** Where an account is signed in: browser and machine, and when it was used last. */
export function SessionList({ sessions, mayEnd, onEnd }: SessionListProps) {
  const { t, freshness } = useMessages();
  const nameOf = ({ userAgent }: ShownSession) => browserName(userAgent) || t('accounts.sessions.unknown');
  return (
    <ul className={styles.list} aria-label={t('accounts.card.sessions')}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.item}>
          <span>
            <strong>{nameOf(session)}</strong>
            <small className={styles.when}>
              {session.isOwn ? t('accounts.sessions.own') : freshness(session.lastUsedAt)}
            </small>
          </span>
          {mayEnd(session) && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`${t('accounts.sessions.end')}: ${nameOf(session)}`}
              onClick={() => onEnd(session)}
            >
              {t('accounts.sessions.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
