import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';
import { useDayWords } from '../calendar/day-words.ts';
import type { Slot } from './slot-grid.ts';
import { stateOfSlot } from './slot-state.ts';

const tones: Record<string, Tone> = {
  available: 'success',
  busy: 'warning',
  'almost full': 'warning',
  full: 'danger',
  'sold out': 'danger',
};

/** What a timeslot is, in the word of its state; a cancelled one says that first. */
export function SlotStateTag({ slot: { state, fill } }: { slot: Pick<Slot, 'state' | 'fill'> }) {
  const { t } = useMessages();
  const words = useDayWords();
  if (state === 'cancelled') {
    return (
      <StatusTag tone="danger" mark="ring">
        {t('scheduler.cancelled')}
      </StatusTag>
    );
  }
  const shown = stateOfSlot({ state, fill });
  const tone = tones[shown] ?? 'neutral';
  return (
    <StatusTag tone={tone} mark={tone === 'neutral' ? 'ring' : 'dot'}>
      {words.state(shown)}
    </StatusTag>
  );
}
