import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

const looks = {
  coming: { tone: 'info', mark: 'ring' },
  now: { tone: 'success', mark: 'dot' },
  past: { tone: 'neutral', mark: 'dot' },
  archived: { tone: 'neutral', mark: 'ring' },
} as const;

export function EventStateTag({ state }: { state: string }) {
  const { t } = useMessages();
  const look = looks[state as keyof typeof looks] ?? looks.archived;
  return <StatusTag {...look}>{t(`events.state.${state}`)}</StatusTag>;
}
