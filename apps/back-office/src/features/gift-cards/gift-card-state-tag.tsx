import type { GiftCardState } from '@foyer/domain/gift-cards/gift-card-state.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';

const tones = {
  unused: 'success',
  'partly-used': 'info',
  used: 'neutral',
  expired: 'neutral',
  blocked: 'danger',
} as const;

export function GiftCardStateTag({ state }: { state: GiftCardState }) {
  const { t } = useMessages();
  return <StatusTag tone={tones[state]}>{t(`gift-cards.state.${state}`)}</StatusTag>;
}
