import type { ErasureState } from '@foyer/domain/privacy/erasure.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

const looks = {
  waiting: { tone: 'warning', mark: 'half' },
  searching: { tone: 'info', mark: 'ring' },
  done: { tone: 'success', mark: 'dot' },
} as const;

export function ErasureStateTag({ state }: { state: ErasureState }) {
  const { t } = useMessages();
  return <StatusTag {...looks[state]}>{t(`visitor-data.state.${state}`)}</StatusTag>;
}
