import type { EventState } from '@foyer/domain/events/planned-event.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

const looks = {
  coming: { tone: 'info', mark: 'ring' },
  now: { tone: 'success', mark: 'dot' },
  past: { tone: 'neutral', mark: 'dot' },
  archived: { tone: 'neutral', mark: 'ring' },
} as const satisfies Record<EventState, object>;

export function EventStateTag({ state }: { state: EventState }) {
  const { t } = useMessages();
  return <StatusTag {...looks[state]}>{t(`events.state.${state}`)}</StatusTag>;
}
