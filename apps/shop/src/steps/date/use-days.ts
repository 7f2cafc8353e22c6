import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { ShownDay } from '@foyer/domain/storefront/shown-availability.ts';
import { useMemo } from 'react';
import { useResource } from '../../app/use-resource.ts';
import { monthWeeks } from './month-grid.ts';

/** Whose availability is asked: exactly these tickets of these groups together. */
export interface AvailabilityQuestion {
  pagePath: string;
  ticketGroupIds: readonly string[];
  lines: readonly WantedLine[];
  /** A visitor who holds places, or was just refused some, gets no cached answer. */
  isFresh: boolean;
  /** The last day that can be chosen; left out, the last one that has timeslots. */
  lastDay?: string | undefined;
}

export interface KnownDays {
  byDate: ReadonlyMap<string, ShownDay>;
  isLoading: boolean;
  error: Error | null;
  reload: () => void;
}

/** The days of a month with those that complete its weeks, in one call. */
export function useDays(question: AvailabilityQuestion, month: string, today: string): KnownDays {
  const dates = monthWeeks(month, today).flat();
  const query = availabilityQuery(question);
  query.set('from', dates[0] ?? today);
  query.set('until', dates.at(-1) ?? today);
  const { value, isLoading, error, reload } = useResource<{ days: ShownDay[] }>(
    `${question.pagePath}/availability?${query}`,
    question.isFresh,
  );
  const { lastDay } = question;
  const byDate = useMemo(() => {
    const days = value?.days.filter(({ date }) => lastDay === undefined || date <= lastDay);
    return new Map(days?.map((day) => [day.date, day]));
  }, [value, lastDay]);
  return { byDate, isLoading: value === null && isLoading, error, reload };
}

/** The part of a question that does not name dates. */
export function availabilityQuery({ ticketGroupIds, lines }: AvailabilityQuestion): URLSearchParams {
  const tickets = lines.map(({ ticketTypeId, quantity }) => `${ticketTypeId}:${quantity}`).join();
  return new URLSearchParams({ ticketGroupIds: ticketGroupIds.join(), tickets });
}
