import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { PhoneSlots } from '../slots/phone-slots.tsx';
import { isShown, type SlotCalendar } from '../slots/slot-grid.ts';
import { isShut, stateOfSlot } from '../slots/slot-state.ts';
import { SlotTable } from '../slots/slot-table.tsx';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import styles from './day-view.module.css';
import { useDayWords } from './day-words.ts';
import { WeekAround } from './week-around.tsx';
import { WeekMoves } from './week-moves.tsx';

interface DayViewProps {
  calendar: SlotCalendar;
  date: string;
  locationId: string;
  productId: string | null;
  productName: (id: string) => string;
  address: SchedulerAddress;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[]) => void;
  refetching: boolean;
}

/** One day as a table; on a phone a row for each timeslot under the days of its week. */
export function DayView(props: DayViewProps) {
  const { calendar, date, address, productName } = props;
  const { t, number } = useMessages();
  const words = useDayWords();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const slots = calendar.slots
    .filter((slot) => isShown(slot, address.only))
    .map((slot) => ({ ...slot, products: slot.productIds.map(productName).join(', ') }));
  const open = slots.filter((slot) => !isShut(stateOfSlot(slot)));
  const limited = open.every(({ capacity }) => capacity !== null);
  const left = open.reduce((sum, { fill }) => sum + (fill.left ?? 0), 0);
  const capacity = open.reduce((sum, slot) => sum + (slot.capacity ?? 0), 0);
  const closed = calendar.closedDates.find((day) => day.date === date);
  return (
    <>
      {phone && (
        <WeekAround date={date} address={address} locationId={props.locationId} productId={props.productId} />
      )}
      <div className={styles.head}>
        <div className={styles.day}>
          <h2>{words.longDay(date)}</h2>
          {open.length > 0 && (
            <span>
              {limited
                ? t('scheduler.leftOf', { left: number(left), capacity: number(capacity) })
                : t('scheduler.noLimit')}
            </span>
          )}
        </div>
        {phone && <WeekMoves date={date} today={calendar.localNow.date} address={address} />}
      </div>
      {slots.length === 0 ? (
        <EmptyState
          kind={closed ? 'closed' : 'noMatch'}
          title={closed ? closed.note || t('scheduler.closedDay') : t('scheduler.noSlots')}
        >
          {address.only ? t('scheduler.noMatch') : !closed && t('scheduler.noSlotsText')}
        </EmptyState>
      ) : phone ? (
        <PhoneSlots slots={slots} address={address} showProduct={props.productId === null} />
      ) : (
        <SlotTable
          slots={slots}
          address={address}
          showProduct={props.productId === null}
          selected={props.selected}
          onSelect={props.onSelect}
          refetching={props.refetching}
        />
      )}
    </>
  );
}
