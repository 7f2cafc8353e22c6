import { minutesSinceMidnight, timeAtMinutes } from '@foyer/domain/calendar/local-time.ts';
import {
  type AvailabilityState,
  type AvailabilityThresholds,
  defaultAvailabilityThresholds,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import { decideFill } from '@foyer/domain/scheduling/timeslot-changes/decide-fill.ts';

export interface GridTimeslot {
  calendarId: string;
  productNames: readonly string[];
  product?: { imageUrl?: string | null } | null;
  locationName: string;
  time: string;
  startsAt: string;
  isOpen: boolean;
  capacity: number | null;
  /** By the rules by which it is sold; null = no limit. */
  left: number | null;
  state: AvailabilityState;
}

export interface CapacityCell {
  /** The first start in the cell. */
  time: string;
  /** null = no limit. */
  left: number | null;
  state: AvailabilityState;
  isPast: boolean;
}

export interface CapacityRow {
  calendarId: string;
  name: string;
  imageUrl: string | null;
  /** One for each step; null = nothing starts then. */
  cells: (CapacityCell | null)[];
  /** Places that can still be sold today; null = no limit. */
  left: number | null;
}

export interface CapacityGrid {
  steps: string[];
  /** The step in which it is now, if it is one of the day's. */
  nowStep: number;
  rows: CapacityRow[];
}

const halfHour = 30;
const hour = 60;

/** The day's timeslots as a table: a row for each calendar, a column for each half hour (or hour, if that is enough). */
export function capacityGrid(
  timeslots: readonly GridTimeslot[],
  readAt: string,
  clock: string,
  thresholds = defaultAvailabilityThresholds,
): CapacityGrid {
  const starts = timeslots.map(({ time }) => minutesSinceMidnight(time));
  if (starts.length === 0) return { steps: [], nowStep: -1, rows: [] };
  const stepMinutes = starts.every((start) => start % hour === 0) ? hour : halfHour;
  const first = floorTo(Math.min(...starts), stepMinutes);
  const count = floorTo(Math.max(...starts) - first, stepMinutes) / stepMinutes + 1;
  const stepOf = (time: string) => Math.floor((minutesSinceMidnight(time) - first) / stepMinutes);
  const now = stepOf(clock);
  const byCalendar = Map.groupBy(timeslots, ({ calendarId }) => calendarId);
  return {
    steps: Array.from({ length: count }, (_, index) => timeAtMinutes(first + index * stepMinutes)),
    nowStep: now >= 0 && now < count ? now : -1,
    rows: [...byCalendar].map(([calendarId, own]) => {
      const byStep = Map.groupBy(own, ({ time }) => stepOf(time));
      return {
        calendarId,
        name: rowName(own[0], timeslots),
        imageUrl: own[0]?.product?.imageUrl ?? null,
        cells: Array.from({ length: count }, (_, step) => cellOf(byStep.get(step), readAt, thresholds)),
        left: sumLeft(own.filter((timeslot) => timeslot.isOpen && timeslot.startsAt > readAt)),
      };
    }),
  };
}

function cellOf(
  timeslots: readonly GridTimeslot[] | undefined,
  readAt: string,
  thresholds: AvailabilityThresholds,
): CapacityCell | null {
  const [first] = timeslots ?? [];
  if (!timeslots || !first) return null;
  const open = timeslots.filter(({ isOpen }) => isOpen);
  const isPast = timeslots.every(({ startsAt }) => startsAt <= readAt);
  if (open.length === 0) return { time: first.time, left: 0, state: 'closed', isPast };
  const left = sumLeft(open);
  const [only, ...others] = open;
  if (only && others.length === 0) {
    return { time: first.time, left, state: only.state, isPast };
  }
  const isLimited = left !== null && open.every(({ capacity }) => capacity !== null);
  const capacity = isLimited ? open.reduce((sum, one) => sum + (one.capacity ?? 0), 0) : null;
  const soldCount = capacity === null ? 0 : capacity - (left ?? 0);
  const { state } = decideFill({ capacity, heldCount: 0, soldCount }, thresholds);
  return { time: first.time, left, state, isPast };
}

function sumLeft(timeslots: readonly GridTimeslot[]): number | null {
  let sum = 0;
  for (const { left } of timeslots) {
    if (left === null) return null;
    sum += left;
  }
  return sum;
}

/** The products that share the places; with the location where two rows would read the same. */
function rowName(timeslot: GridTimeslot | undefined, all: readonly GridTimeslot[]): string {
  if (!timeslot) return '';
  const name = timeslot.productNames.join(', ');
  const isShared = all.some(
    (one) => one.calendarId !== timeslot.calendarId && one.productNames.join(', ') === name,
  );
  return isShared ? `${name} · ${timeslot.locationName}` : name;
}

function floorTo(minutes: number, step: number): number {
  return Math.floor(minutes / step) * step;
}
