import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import heat from '../../../components/days/heat.module.css';
import { heatOf } from '../../../components/days/heat.ts';
import styles from '../calendar/day-view.module.css';
import { useDayWords } from '../calendar/day-words.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import type { ShownSlot } from './shown-slot.ts';
import { SlotMeter } from './slot-meter.tsx';
import { isShut, stateOfSlot } from './slot-state.ts';

interface PhoneSlotsProps {
  slots: readonly ShownSlot[];
  address: SchedulerAddress;
  showProduct: boolean;
}

/** A row for each timeslot with meter and pill; a tap opens its sheet. Earlier ones of today fold. */
export function PhoneSlots({ slots, address, showProduct }: PhoneSlotsProps) {
  const { t } = useMessages();
  const past = slots.filter(({ isPast }) => isPast);
  const folds = past.length > 0 && past.length < slots.length;
  const row = (slot: ShownSlot) => (
    <li key={slot.id}>
      <SlotRow slot={slot} address={address} showProduct={showProduct} />
    </li>
  );
  return (
    <>
      {folds && (
        <details className={styles.earlier} open={past.some(({ id }) => id === address.slotId)}>
          <summary>{t('scheduler.earlier', { count: past.length })}</summary>
          <ul className={styles.rows}>{past.map(row)}</ul>
        </details>
      )}
      <ul className={styles.rows}>{(folds ? slots.filter(({ isPast }) => !isPast) : slots).map(row)}</ul>
    </>
  );
}

function SlotRow({ slot, address, showProduct }: Omit<PhoneSlotsProps, 'slots'> & { slot: ShownSlot }) {
  const { t } = useMessages();
  const words = useDayWords();
  const state = stateOfSlot(slot);
  const taken = slot.soldCount + slot.heldCount;
  const places =
    slot.capacity === null || slot.capacity === undefined
      ? t('scheduler.taken', { count: taken })
      : t('scheduler.takenOf', { count: taken, capacity: slot.capacity });
  const shut = isShut(state);
  const pill =
    shut || slot.fill.left === 0
      ? words.state(state)
      : slot.fill.left === null || slot.fill.left === undefined
        ? t('scheduler.noLimit')
        : t('availability.left', { count: slot.fill.left });
  return (
    <Link
      to={address.pathOf({ slot: slot.id })}
      className={styles.row}
      aria-current={slot.id === address.slotId ? 'true' : undefined}
    >
      <time dateTime={slot.time}>{slot.time}</time>
      <span className={styles.middle}>
        {showProduct && <span>{slot.products}</span>}
        <SlotMeter slot={slot} state={state} />
        <span>
          {places} · {words.state(state)}
        </span>
      </span>
      <span
        className={clsx(styles.pill, shut ? styles.shut : heat[heatOf(state)], slot.isPast && styles.past)}
      >
        {pill}
      </span>
    </Link>
  );
}
