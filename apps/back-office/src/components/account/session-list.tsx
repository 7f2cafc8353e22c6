import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { FactList } from '../fact-list.tsx';
import { browserName } from './browser-name.ts';

export interface ShownSession {
  id: string;
  userAgent: string;
  /** The sign-in. */
  createdAt: string;
  lastUsedAt: string;
  /** The one of this very page. */
  isOwn: boolean;
}

interface SessionListProps {
  sessions: readonly ShownSession[];
  mayEnd: (session: ShownSession) => boolean;
  onEnd: (session: ShownSession) => void;
}

/** Where an account is signed in: browser with its version and machine, since when, and when it was used last. */
export function SessionList({ sessions, mayEnd, onEnd }: SessionListProps) {
  const { t, freshness, dateTime } = useMessages();
  const nameOf = ({ userAgent }: ShownSession) => browserName(userAgent) || t('accounts.sessions.unknown');
  return (
    <FactList
      label={t('accounts.card.sessions')}
      none={t('accounts.sessions.none')}
      facts={sessions.map((session) => ({
        id: session.id,
        title: nameOf(session),
        detail: [
          t('accounts.sessions.since', { at: dateTime(session.createdAt) }),
          session.isOwn ? t('accounts.sessions.own') : freshness(session.lastUsedAt),
        ].join(' · '),
        end: mayEnd(session) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${t('accounts.sessions.end')}: ${nameOf(session)}, ${dateTime(session.createdAt)}`}
            onClick={() => onEnd(session)}
          >
            {t('accounts.sessions.end')}
          </Button>
        ),
      }))}
    />
  );
}
