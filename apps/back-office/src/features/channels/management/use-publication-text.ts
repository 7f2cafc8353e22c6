import type { PublicationPeriod } from '@foyer/domain/channels/publication-period.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { usePeriodText } from '../use-period-text.ts';

/** When a channel is open as its list says it: 'Always', 'Starts 01-03-2027', 'Ended 16-11-2025'. */
export function usePublicationText(): (channel: PublicationPeriod & { publicationOn: boolean }) => string {
  const { t, date, today } = useMessages();
  const periodText = usePeriodText();
  return (channel) => {
    const { startDate, endDate, publicationOn } = channel;
    if (endDate !== null && endDate < today()) return t('channel-management.ended', { date: date(endDate) });
    if (!publicationOn && startDate !== null && startDate > today())
      return t('channel-management.starts', { date: date(startDate) });
    return periodText(channel);
  };
}
