import type { PublicationPeriod } from '@foyer/domain/channels/publication-period.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';

/** When a page is open, in words: 'Always', 'Until 28-02-2027'. */
export function usePeriodText(): (period: PublicationPeriod) => string {
  const { t, date } = useMessages();
  return ({ startDate, endDate }) => {
    const start = startDate === null ? '' : date(startDate);
    const end = endDate === null ? '' : date(endDate);
    if (start && end) return t('channels.period.fromUntil', { start, end });
    if (start) return t('channels.period.from', { start });
    return end ? t('channels.period.until', { end }) : t('channels.period.always');
  };
}
