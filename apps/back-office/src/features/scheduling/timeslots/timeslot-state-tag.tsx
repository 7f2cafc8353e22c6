import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';
import type { DayTimeslot } from './day-timeslot.ts';

const tones: Record<string, Tone> = {
  available: 'success',
  busy: 'warning',
  'almost full': 'warning',
  full: 'danger',
  'sold out': 'danger',
};

/** What the timeslot is, in the word of its state; a closed or cancelled one says that first. */
export function TimeslotStateTag({ timeslot: { state, fill } }: { timeslot: DayTimeslot }) {
  const { t } = useMessages();
  if (state === 'cancelled') {
    return (
      <StatusTag tone="danger" mark="ring">
        {t('scheduling.day.cancelled')}
      </StatusTag>
    );
  }
  const shown = state === 'closed' ? 'closed' : fill.state;
  const tone = tones[shown] ?? 'neutral';
  return (
    <StatusTag tone={tone} mark={tone === 'neutral' ? 'ring' : 'dot'}>
      {t(`availability.${shown.replace(' ', '-')}`)}
    </StatusTag>
  );
}
