import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';

const looks: Record<string, { tone: Tone; mark: 'dot' | 'ring' | 'half' }> = {
  waiting: { tone: 'info', mark: 'half' },
  kept: { tone: 'warning', mark: 'ring' },
  sent: { tone: 'success', mark: 'dot' },
  failed: { tone: 'danger', mark: 'dot' },
};

/** Where a mail is on its way. */
export function MailStateTag({ state }: { state: string }) {
  const { t } = useMessages();
  const look = looks[state] ?? { tone: 'neutral', mark: 'ring' };
  return <StatusTag {...look}>{t(`queue.mailState.${state}`)}</StatusTag>;
}
