import type { EventKind } from '@foyer/domain/events/event-kinds.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';

interface Period {
  kind: EventKind;
  fromDate: string;
  untilDate: string;
  at?: string | null;
}

/** When it is: '21-11-2026, 19:00', or '12-09-2026 – 28-02-2027'. */
export function useEventPeriod(): (period: Period) => string {
  const { date } = useMessages();
  return ({ kind, fromDate, untilDate, at }) =>
    kind === 'event'
      ? [date(fromDate), at].filter(Boolean).join(', ')
      : `${date(fromDate)} – ${date(untilDate)}`;
}
