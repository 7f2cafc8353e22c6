import { monthOf } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { useSingleKeys } from '@foyer/ui/fields/single-keys.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { HeatLegend } from '../../../components/days/heat-legend.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import type { SchedulerChoicesQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { SchedulerMonth, SchedulerSlots, SchedulerWeek } from '../scheduler.graphql.ts';
import { SchedulerToolbar } from '../scheduler-toolbar.tsx';
import { ShownSlots } from '../slots/shown-slots.tsx';
import type { Slot } from '../slots/slot-grid.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import styles from './scheduler-calendar.module.css';
import { datesIn, movedBy, rangeOfSpan } from './scheduler-range.ts';
import type { ShownPlace } from './shown-place.ts';
import { WeekOfLocation } from './week-of-location.tsx';
import { WeekOfProduct } from './week-of-product.tsx';

// The page opens on the week.
const DayView = onDemand(async () => (await import('./day-view.tsx')).DayView, { keepsRoom: true });
const MonthGrid = onDemand(async () => (await import('./month-grid.tsx')).MonthGrid, { keepsRoom: true });

interface SchedulerCalendarProps {
  address: SchedulerAddress;
  choices: SchedulerChoicesQuery;
  place: ShownPlace;
  canEdit: boolean;
}

const refetchEveryMs = 60_000;

/** The calendar in the view that the address names, with its tools above and what its colours mean below. */
export function SchedulerCalendar({ address, choices, place, canEdit }: SchedulerCalendarProps) {
  const { t } = useMessages();
  const { view, span, change } = address;
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const today = localDateAt(new Date(), place.timeZone);
  const date = address.date ?? today;
  const range = rangeOfSpan(span, date);
  const dates = datesIn(range);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const variables = {
    locationId: place.locationId,
    productId: view === 'product' ? place.productId : (address.productId ?? null),
    ...range,
  };
  const isRibbons = span === 'week' && view === 'location';
  const options = (enabled: boolean) => ({ enabled, keepPrevious: true, refetchEveryMs });
  const week = useGraphqlQuery(SchedulerWeek, variables, options(isRibbons));
  const month = useGraphqlQuery(SchedulerMonth, variables, options(span === 'month'));
  const slots = useGraphqlQuery(SchedulerSlots, variables, options(!isRibbons && span !== 'month'));
  const shown = isRibbons ? week : span === 'month' ? month : slots;
  // Its code comes beside its data.
  useEffect(() => {
    if (span === 'day') DayView.prepare();
    if (span === 'month') MonthGrid.prepare();
  }, [span]);
  // A bar of the week of a location names its start: which timeslot that is comes with the timeslots.
  useEffect(() => {
    if (!address.time || !slots.data || slots.isPlaceholderData) return;
    const named = slots.data.schedulerCalendar.slots.find(
      (slot) => slot.date === date && slot.time === address.time,
    );
    change({ slot: named?.id, time: undefined }, { replace: true });
  }, [address.time, slots.data, slots.isPlaceholderData, date, change]);
  const onMove = (steps: number) => {
    setSelected(new Set());
    change({ date: movedBy(span, date, steps), slot: undefined }, { replace: true });
  };
  const onToday = () => change({ date: undefined, slot: undefined }, { replace: true });
  const onSelect = (ids: string[]) => {
    setSelected(new Set(ids));
    // An open panel follows a choice of one, and closes for a choice of several.
    if (address.slotId) change({ slot: ids.length === 1 ? ids[0] : undefined }, { replace: true });
  };
  const onOpen = (id: string) => {
    setSelected(new Set([id]));
    change({ slot: id }, { replace: true });
  };
  const isBlockable = choices.schedulerProducts.some(
    ({ id, hasSchedules }) => hasSchedules && id === variables.productId,
  );
  const onBlock = async (chosen: readonly Slot[], all: readonly Slot[]) => {
    const { writeStretch } = await import('../schedules/blocked-stretch.ts');
    change({ panel: 'block', item: undefined, stretch: writeStretch(chosen, all) });
  };
  const panel = useRef<{ onCapacity: () => void; onClose: () => void } | null>(null);
  const onKey = (key: string): boolean => {
    const views = { d: 'day', w: 'week', m: 'month' } as const;
    const wanted = views[key.toLowerCase() as 'd'];
    if (wanted) change({ span: wanted, slot: undefined });
    else if (key.toLowerCase() === 't') onToday();
    else if (key === 'PageUp' || key === 'PageDown') onMove(key === 'PageUp' ? -1 : 1);
    else if (key.toLowerCase() === 'c' && panel.current) panel.current.onCapacity();
    else if (key.toLowerCase() === 'x' && panel.current) panel.current.onClose();
    else if (key === 'Escape' && (selected.size > 0 || address.slotId)) {
      setSelected(new Set());
      change({ slot: undefined }, { replace: true });
    } else return false;
    return true;
  };
  useSingleKeys({
    ...Object.fromEntries(['d', 'w', 'm', 't', 'c', 'Escape'].map((key) => [key, () => onKey(key)])),
    ArrowLeft: () => {
      onMove(-1);
      return true;
    },
    ArrowRight: () => {
      onMove(1);
      return true;
    },
  });
  const productName = (id: string) =>
    choices.schedulerProducts.find((product) => product.id === id)?.name ?? '';
  const shared = { dates, address, onKey, onMove };
  const failed = t('scheduler.locationFailed');
  return (
    <>
      <SchedulerToolbar
        address={address}
        choices={choices}
        place={place}
        date={date}
        range={range}
        onMove={onMove}
        onToday={onToday}
      />
      <div className={styles.sheet} data-flush="">
        {isRibbons && (
          <QueryView query={week} failed={failed}>
            {({ schedulerCalendar }) => <WeekOfLocation calendar={schedulerCalendar} {...shared} />}
          </QueryView>
        )}
        {span === 'month' && (
          <QueryView query={month} failed={failed}>
            {({ schedulerCalendar }) => (
              <MonthGrid calendar={schedulerCalendar} month={monthOf(date)} {...shared} />
            )}
          </QueryView>
        )}
        {!isRibbons && span !== 'month' && (
          <QueryView query={slots} failed={failed}>
            {({ schedulerCalendar }) => (
              <ShownSlots
                calendar={schedulerCalendar}
                address={address}
                selected={selected}
                canEdit={canEdit}
                acts={panel}
                onClear={() => {
                  setSelected(new Set());
                  change({ slot: undefined }, { replace: true });
                }}
                onOpen={onOpen}
                onBlock={isBlockable ? (chosen) => void onBlock(chosen, schedulerCalendar.slots) : undefined}
              >
                {span === 'week' ? (
                  <WeekOfProduct
                    calendar={schedulerCalendar}
                    only={address.only}
                    selected={address.slotId && selected.size === 0 ? new Set([address.slotId]) : selected}
                    onSelect={onSelect}
                    onOpen={onOpen}
                    {...shared}
                  />
                ) : (
                  <DayView
                    calendar={schedulerCalendar}
                    date={date}
                    locationId={place.locationId}
                    productId={variables.productId}
                    productName={productName}
                    address={address}
                    selected={selected}
                    onSelect={onSelect}
                    refetching={slots.isFetching}
                  />
                )}
              </ShownSlots>
            )}
          </QueryView>
        )}
      </div>
      {shown.data && (
        <footer className={styles.foot}>
          {/* A phone's rows of a day have the words. */}
          {!(phone && span === 'day') && (
            <div className={styles.legend}>
              <HeatLegend brief={phone} />
            </div>
          )}
          <p>
            {t(
              `scheduler.foot.${isRibbons ? 'ribbon' : span === 'month' ? (variables.productId ? 'ribbon' : 'halfHours') : 'cells'}`,
            )}{' '}
            {t('scheduler.foot.zone', { zone: place.timeZone })}
          </p>
        </footer>
      )}
    </>
  );
}
