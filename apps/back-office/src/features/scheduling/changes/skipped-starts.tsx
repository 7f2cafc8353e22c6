import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';

interface SkippedStartsProps {
  starts: readonly { date: string; time: string }[];
}

/** Says which starts have no timeslot because the clock skips them. */
export function SkippedStarts({ starts }: SkippedStartsProps) {
  const { t, date } = useMessages();
  if (starts.length === 0) return null;
  const times = starts.map((start) => `${date(start.date)} ${start.time}`).join(', ');
  return <Notice tone="info">{t('change.skippedStarts', { count: starts.length, times })}</Notice>;
}
