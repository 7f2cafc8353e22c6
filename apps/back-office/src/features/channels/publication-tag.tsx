import type { PublicationState } from '@foyer/domain/channels/channel-publication.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

const looks = {
  published: { tone: 'success', mark: 'dot' },
  upcoming: { tone: 'info', mark: 'half' },
  unpublished: { tone: 'neutral', mark: 'ring' },
} as const;

export function PublicationTag({ state }: { state: PublicationState }) {
  const { t } = useMessages();
  return <StatusTag {...looks[state]}>{t(`channels.state.${state}`)}</StatusTag>;
}
