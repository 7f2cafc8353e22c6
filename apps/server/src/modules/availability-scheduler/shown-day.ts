import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import type {
  Availability,
  AvailabilityState,
  AvailabilityThresholds,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import { decideDayAvailability } from '@foyer/domain/scheduling/availability/day-availability.ts';
import type { StaffTimeslot } from '../availability/index.ts';

/** A day of the scheduler with what it is called. */
export interface ShownDay {
  date: string;
  soldCount: number;
  heldCount: number;
  /** Of the open timeslots; null = no limit. */
  capacity: number | null;
  fill: Availability;
  /** How full each start is, in percent; of the timeslots that start within a bar together. */
  barShares: number[];
  barStates: AvailabilityState[];
  /** When the first timeslot of each bar starts. */
  barTimes: LocalTime[];
  /** Of each open timeslot. */
  capacities: (number | null)[];
}

type Answered = Omit<StaffTimeslot, 'availabilityOf'> & { availability: Availability };

interface DayLook {
  /** Whose answer: of a product, or of all that share a timeslot. */
  productId: string | null;
  /** So many minutes of starts are one bar. */
  barMinutes: number;
  thresholds: AvailabilityThresholds;
}

/** Days with timeslots, by date: what each is follows from what its timeslots are. */
export function toShownDays(
  timeslots: readonly StaffTimeslot[],
  { productId, barMinutes, thresholds }: DayLook,
): ShownDay[] {
  const answered = timeslots.map(({ availabilityOf, ...timeslot }): Answered => {
    return { ...timeslot, availability: availabilityOf(productId) };
  });
  return [...Map.groupBy(answered, ({ date }) => date)].map(([date, ofDay]) => {
    const open = ofDay.filter(({ state }) => state === 'open');
    const bars = [...Map.groupBy(ofDay, ({ time }) => barOf(time, barMinutes)).values()];
    return {
      date,
      soldCount: sum(ofDay.map(({ soldCount }) => soldCount)),
      heldCount: sum(ofDay.map(({ heldCount }) => heldCount)),
      capacity: capacityOf(open),
      fill: decideDayAvailability(ofDay, thresholds),
      barShares: bars.map(shareOf),
      barStates: bars.map((bar) => stateOf(bar, thresholds)),
      barTimes: bars.flatMap(([first]) => first?.time ?? []),
      capacities: open.map(({ capacity }) => capacity),
    };
  });
}

function barOf(time: LocalTime, minutes: number): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return Math.floor((hour * 60 + minute) / minutes);
}

function stateOf(bar: readonly Answered[], thresholds: AvailabilityThresholds): AvailabilityState {
  const [only] = bar;
  return only && bar.length === 1 ? only.availability.state : decideDayAvailability(bar, thresholds).state;
}

function shareOf(bar: readonly Answered[]): number {
  const open = bar.filter(({ state }) => state === 'open');
  const capacity = capacityOf(open);
  if (capacity === null || capacity === 0) return 0;
  const taken = sum(open.map(({ heldCount, soldCount }) => heldCount + soldCount));
  return Math.min(100, Math.round((taken / capacity) * 100));
}

function capacityOf(open: readonly Pick<Answered, 'capacity'>[]): number | null {
  const limits = open.flatMap(({ capacity }) => capacity ?? []);
  return limits.length < open.length ? null : sum(limits);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
