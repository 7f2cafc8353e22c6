import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { FactList } from '../fact-list.tsx';
import { browserName } from './browser-name.ts';

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
    <FactList
      label={t('accounts.card.sessions')}
      none={t('accounts.sessions.none')}
      facts={sessions.map((session) => ({
        id: session.id,
        title: nameOf(session),
        detail: session.isOwn ? t('accounts.sessions.own') : freshness(session.lastUsedAt),
        end: mayEnd(session) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${t('accounts.sessions.end')}: ${nameOf(session)}`}
            onClick={() => onEnd(session)}
          >
            {t('accounts.sessions.end')}
          </Button>
        ),
      }))}
    />
  );
}
