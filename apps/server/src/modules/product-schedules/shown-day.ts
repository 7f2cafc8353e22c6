import type { Availability, AvailabilityThresholds } from '@foyer/domain/scheduling/availability-state.ts';
import { decideDayFill } from '@foyer/domain/scheduling/day-availability.ts';
import { decideFill } from '@foyer/domain/scheduling/decide-fill.ts';
import type { RibbonBar, SchedulerDay } from './scheduler-days.repository.ts';

/** A day of the scheduler with what it is called. */
export interface ShownDay {
  date: string;
  soldCount: number;
  heldCount: number;
  /** Of the open timeslots; null = no limit. */
  capacity: number | null;
  fill: Availability;
  barShares: number[];
  barStates: string[];
  /** Of each open start. */
  capacities: (number | null)[];
}

export function toShownDay(day: SchedulerDay, thresholds: AvailabilityThresholds): ShownDay {
  const { date, soldCount, heldCount, bars } = day;
  const open = bars.filter(({ isOpen }) => isOpen);
  return {
    ...{ date, soldCount, heldCount },
    capacity: open.some(({ capacity }) => capacity === null)
      ? null
      : open.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
    fill: decideDayFill(bars.map(placesOf), thresholds),
    barShares: bars.map(shareOf),
    barStates: bars.map((bar) => (bar.isOpen ? decideFill(placesOf(bar), thresholds).state : 'closed')),
    capacities: open.map(({ capacity }) => capacity),
  };
}

const placesOf = ({ isOpen, capacity, taken }: RibbonBar) => ({
  state: isOpen ? ('open' as const) : ('closed' as const),
  capacity,
  heldCount: 0,
  soldCount: taken,
});

function shareOf({ isOpen, capacity, taken }: RibbonBar): number {
  if (!isOpen || capacity === null || capacity === 0) return 0;
  return Math.min(100, Math.round((taken / capacity) * 100));
}
