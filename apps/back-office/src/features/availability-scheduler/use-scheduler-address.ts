import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Span, spans } from './scheduler-range.ts';

export type SchedulerView = 'location' | 'product';

/** What the drawer at the side holds. */
export type SchedulerPanel = 'schedules' | 'schedule' | 'block' | 'delete-schedule' | 'delete-block';

/** Timeslots that are shown alone; the others step back. */
export const slotFilters = ['open', 'closed', 'filling', 'settle'] as const;
export type SlotFilter = (typeof slotFilters)[number];

type Fields =
  | 'view'
  | 'location'
  | 'product'
  | 'span'
  | 'date'
  | 'slot'
  | 'panel'
  | 'item'
  | 'only'
  | 'stretch';
type Changes = Partial<Record<Fields, string | undefined>>;

export interface SchedulerAddress {
  view: SchedulerView;
  locationId: string | undefined;
  productId: string | undefined;
  span: Span;
  date: string | undefined;
  slotId: string | undefined;
  panel: SchedulerPanel | undefined;
  /** The schedule or blocker that the panel is about. */
  itemId: string | undefined;
  only: SlotFilter | undefined;
  /** What a new blocker is about: `blocked-stretch.ts`. */
  stretch: string | undefined;
  change: (changes: Changes, options?: { replace?: boolean }) => void;
  /** The same page with some of it changed, for a link. */
  pathOf: (changes: Changes) => string;
}

/** All of the scheduler's state stands in the address: a copied link opens the same screen. */
export function useSchedulerAddress(): SchedulerAddress {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const { date } = search;
  return {
    view: search.view === 'product' ? 'product' : 'location',
    locationId: search.location,
    productId: search.product,
    span: spans.find((span) => span === search.span) ?? (phone ? 'day' : 'week'),
    date: date && isLocalDate(date) ? date : undefined,
    slotId: search.slot,
    panel: search.panel as SchedulerPanel | undefined,
    itemId: search.item,
    only: slotFilters.find((filter) => filter === search.only),
    stretch: search.stretch,
    change: (changes, { replace = false } = {}) =>
      void navigate({ to: '.', search: { ...search, ...changes } as never, replace }),
    pathOf: (changes) => {
      const merged = Object.entries({ ...search, ...changes }).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
      );
      return `/availability-scheduler?${new URLSearchParams(merged)}`;
    },
  };
}
