import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SchedulerChoicesQuery } from '../../generated/operations.ts';
import type { ShownPlace } from './calendar/shown-place.ts';
import styles from './scheduler-toolbar.module.css';
import type { SchedulerAddress } from './use-scheduler-address.ts';

interface PhoneToolbarProps {
  address: SchedulerAddress;
  choices: SchedulerChoicesQuery;
  place: ShownPlace;
  /** Of a product that is offered at several. */
  locations: ReactNode;
  spanSwitch: ReactNode;
  /** The way through weeks and months; days have their strip. */
  moves: ReactNode;
  /** What narrows the timeslots, while it does. */
  narrowed: ReactNode;
}

/** One row on a phone: a location or product, and the span. What can narrow the timeslots is in the page's menu. */
export function PhoneToolbar(props: PhoneToolbarProps) {
  const { address, choices, place, locations, spanSwitch, moves, narrowed } = props;
  const { t } = useMessages();
  const { change } = address;
  const group = (kind: 'location' | 'product', all: readonly { id: string; name: string }[]) => ({
    group: t(`scheduler.view.${kind}`),
    items: all.map(({ id, name }) => ({ value: `${kind} ${id}`, label: name })),
  });
  return (
    <div className={styles.phone}>
      <div className={styles.first}>
        <NativeSelect
          aria-label={t('scheduler.view')}
          data={[group('location', choices.locations), group('product', choices.schedulerProducts)]}
          value={place.productId === null ? `location ${place.locationId}` : `product ${place.productId}`}
          onChange={(event) => {
            const [view, id] = event.currentTarget.value.split(' ');
            change(
              view === 'product'
                ? { view, product: id, slot: undefined }
                : { view: 'location', location: id, product: undefined, slot: undefined },
            );
          }}
        />
        {spanSwitch}
      </div>
      {(locations || moves || narrowed) && (
        <div className={styles.rest}>
          {locations}
          {moves}
          {narrowed}
        </div>
      )}
    </div>
  );
}
