import type { ShownDay } from '@foyer/domain/storefront/shown-availability.ts';
import { useCallback, useMemo } from 'react';
import { useResource } from '../../app/use-resource.ts';
import { addMonths } from './month-grid.ts';

/** Whose availability is asked: these groups together, for so many people. */
export interface AvailabilityQuestion {
  pagePath: string;
  ticketGroupIds: readonly string[];
  party: number;
}

export interface KnownDays {
  byDate: ReadonlyMap<string, ShownDay>;
  isLoading: boolean;
  error: Error | null;
  reload: () => void;
}

/** The days of a month and of the next one, whose first days complete its last week. */
export function useDays(question: AvailabilityQuestion, month: string, today: string): KnownDays {
  const previous = addMonths(month, -1);
  const before = useMonth(question, previous >= today.slice(0, 7) ? previous : null);
  const shown = useMonth(question, month);
  const after = useMonth(question, addMonths(month, 1));
  const byDate = useMemo(() => {
    const days = [before.value, shown.value, after.value].flatMap((answer) => answer?.days ?? []);
    return new Map(days.map((day) => [day.date, day]));
  }, [before.value, shown.value, after.value]);
  const { reload: reloadShown } = shown;
  const { reload: reloadAfter } = after;
  const reload = useCallback(() => {
    reloadShown();
    reloadAfter();
  }, [reloadShown, reloadAfter]);
  return { byDate, isLoading: shown.value === null && shown.isLoading, error: shown.error, reload };
}

function useMonth({ pagePath, ticketGroupIds, party }: AvailabilityQuestion, month: string | null) {
  const query = new URLSearchParams({ ticketGroupIds: ticketGroupIds.join(), party: String(party) });
  if (month !== null) query.set('month', month);
  return useResource<{ days: ShownDay[] }>(month === null ? null : `${pagePath}/availability?${query}`);
}
