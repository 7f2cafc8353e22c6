import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { useMediaQuery } from '@mantine/hooks';
import {
  oneOf,
  readSearch,
  text,
  useAddressTexts,
  useChangeSearch,
} from '../../components/fields/address-search.ts';
import { type Span, spans } from './calendar/scheduler-range.ts';

export type SchedulerView = 'location' | 'product';

/** What the drawer at the side holds. */
const schedulerPanels = ['schedules', 'schedule', 'block', 'delete-schedule', 'delete-block'] as const;
export type SchedulerPanel = (typeof schedulerPanels)[number];

/** Timeslots that are shown alone; the others step back. */
export const slotFilters = ['open', 'closed', 'filling', 'settle'] as const;
export type SlotFilter = (typeof slotFilters)[number];

const schedulerSearch = {
  view: oneOf(['location', 'product']),
  location: text,
  product: text,
  span: oneOf(spans),
  date: text,
  slot: text,
  time: text,
  panel: oneOf(schedulerPanels),
  item: text,
  only: oneOf(slotFilters),
  stretch: text,
};
type Changes = Partial<Record<keyof typeof schedulerSearch, string | undefined>>;

export interface SchedulerAddress {
  view: SchedulerView;
  locationId: string | undefined;
  productId: string | undefined;
  span: Span;
  date: string | undefined;
  slotId: string | undefined;
  /** Of the day that is named: its timeslot opens once it is there. */
  time: string | undefined;
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

/** All of the scheduler's state is in the address: a copied link opens the same screen. */
export function useSchedulerAddress(): SchedulerAddress {
  const texts = useAddressTexts();
  const search = readSearch(schedulerSearch, texts);
  const changeSearch = useChangeSearch();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const { date } = search;
  return {
    view: search.view ?? 'location',
    locationId: search.location,
    productId: search.product,
    span: search.span ?? (phone ? 'day' : 'week'),
    date: date && isLocalDate(date) ? date : undefined,
    slotId: search.slot,
    time: search.time,
    panel: search.panel,
    itemId: search.item,
    only: search.only,
    stretch: search.stretch,
    change: changeSearch,
    pathOf: (changes) => {
      const merged = Object.entries({ ...texts, ...changes }).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
      );
      return `/availability-scheduler?${new URLSearchParams(merged)}`;
    },
  };
}
