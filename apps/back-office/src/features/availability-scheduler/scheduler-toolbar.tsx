import { useMessages } from '@foyer/ui/states/messages.tsx';
import { FilterChip } from '@foyer/ui/table/filter-chip.tsx';
import { ActionIcon, Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { SchedulerChoicesQuery } from '../../generated/operations.ts';
import { useDayWords } from './calendar/day-words.ts';
import { type DateRange, type Span, spans } from './calendar/scheduler-range.ts';
import type { ShownPlace } from './calendar/shown-place.ts';
import { PhoneToolbar } from './phone-toolbar.tsx';
import styles from './scheduler-toolbar.module.css';
import { type SchedulerAddress, slotFilters } from './use-scheduler-address.ts';

interface SchedulerToolbarProps {
  address: SchedulerAddress;
  choices: SchedulerChoicesQuery;
  place: ShownPlace;
  date: string;
  range: DateRange;
  onMove: (steps: number) => void;
  onToday: () => void;
}

/** What is looked at, which of it, and when. */
export function SchedulerToolbar(props: SchedulerToolbarProps) {
  const { address, choices, place, date, range, onMove, onToday } = props;
  const { t } = useMessages();
  const words = useDayWords();
  const { view, span, change } = address;
  const { title, week } = words.period(span, date, range);
  const step = (direction: 'previous' | 'next') => t(`scheduler.${direction}.${span}`);
  const isProduct = view === 'product';
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const viewSwitch = (
    <SegmentedControl
      aria-label={t('scheduler.view')}
      data={[
        { value: 'location', label: t('scheduler.view.location') },
        { value: 'product', label: t('scheduler.view.product') },
      ]}
      value={view}
      onChange={(chosen) => change({ view: chosen, slot: undefined })}
    />
  );
  const products = isProduct && (
    <NativeSelect
      aria-label={t('scheduler.view.product')}
      data={place.products.map(({ id, name }) => ({ value: id, label: name }))}
      value={place.productId ?? ''}
      onChange={(event) => change({ product: event.currentTarget.value, slot: undefined })}
    />
  );
  const locations = (!isProduct || place.locations.length > 1) && (
    <NativeSelect
      aria-label={t('scheduler.view.location')}
      data={place.locations.map(({ id, name }) => ({ value: id, label: name }))}
      value={place.locationId}
      onChange={(event) => change({ location: event.currentTarget.value, slot: undefined })}
    />
  );
  const slotChip = (
    <FilterChip
      label={t('scheduler.filter.slots')}
      options={slotFilters.map((value) => ({ value, label: t(`scheduler.filter.${value}`) }))}
      value={address.only}
      onChange={(only) => change({ only })}
    />
  );
  const chips = (
    <>
      {!isProduct && (
        <FilterChip
          label={t('scheduler.filter.product')}
          options={place.products.map(({ id, name }) => ({ value: id, label: name }))}
          value={address.productId}
          onChange={(product) => change({ product })}
        />
      )}
      {slotChip}
    </>
  );
  const moves = (
    <>
      <Button onClick={onToday}>{t('scheduler.today')}</Button>
      <ActionIcon variant="default" aria-label={step('previous')} onClick={() => onMove(-1)}>
        <IconChevronLeft size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={step('next')} onClick={() => onMove(1)}>
        <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </>
  );
  const period = (
    <p className={styles.period} aria-live="polite">
      <strong>{title}</strong> {week !== undefined && t('scheduler.weekNumber', { week })}
    </p>
  );
  const spanSwitch = (
    <SegmentedControl
      aria-label={t('scheduler.span')}
      data={spans.map((value) => ({ value, label: t(`scheduler.span.${value}`) }))}
      value={span}
      onChange={(chosen) => change({ span: chosen as Span })}
    />
  );
  if (phone)
    return (
      <PhoneToolbar
        address={address}
        choices={choices}
        place={place}
        locations={isProduct && locations}
        spanSwitch={spanSwitch}
        narrowed={address.only && slotChip}
        moves={
          span !== 'day' && (
            <>
              {moves}
              {period}
            </>
          )
        }
      />
    );
  return (
    <div className={styles.bar}>
      <div className={styles.what}>
        {viewSwitch}
        {products}
        {locations}
        {chips}
      </div>
      <div className={styles.when}>
        {moves}
        {period}
        {spanSwitch}
      </div>
    </div>
  );
}
