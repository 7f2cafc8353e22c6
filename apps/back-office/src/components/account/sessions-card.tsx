import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRefusalNotice } from '../use-refusal-notice.ts';
import { SessionList, type ShownSession } from './session-list.tsx';

interface SessionsCardProps {
  title: string;
  /** Whose they are, for the question. */
  username: string;
  sessions: readonly ShownSession[];
  mayEnd: (session: ShownSession) => boolean;
  /** Of the button that ends all that may be ended. */
  endAllLabel: string;
  busy: boolean;
  /** Ends one session, or with `null` all that may be ended; `count` says how many those are. */
  onEnd: (sessionId: string | null, count: number) => Promise<unknown>;
}

/** Where an account is signed in. Ending a session asks first, and acts at once, outside any save bar. */
export function SessionsCard(props: SessionsCardProps) {
  const { title, username, sessions, mayEnd, endAllLabel, busy, onEnd } = props;
  const { t } = useMessages();
  const [asking, setAsking] = useState<{ sessionId: string | null } | null>(null);
  const notice = useRefusalNotice();
  const endable = sessions.filter(mayEnd).length;
  const count = asking?.sessionId ? 1 : endable;
  const confirm = async () => {
    await notice(() => onEnd(asking?.sessionId ?? null, count));
    setAsking(null);
  };
  return (
    <Card
      title={title}
      actions={
        endable > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAsking({ sessionId: null })}>
            {endAllLabel}
          </Button>
        )
      }
    >
      <SessionList sessions={sessions} mayEnd={mayEnd} onEnd={({ id }) => setAsking({ sessionId: id })} />
      <ConfirmDialog
        opened={asking !== null}
        destructive
        title={t('accounts.sessions.question', { count, username })}
        confirmLabel={t('accounts.sessions.confirm', { count })}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
      >
        {t('accounts.sessions.consequence')}
      </ConfirmDialog>
    </Card>
  );
}
