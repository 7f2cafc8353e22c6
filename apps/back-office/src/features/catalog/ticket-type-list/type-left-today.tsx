import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import type { TicketTypeRowFragment } from '../../../generated/operations.ts';
import styles from '../product-list/product-today.module.css';

/** From this share on there are few left: as "almost full" (design.md, section 2). */
const nearlyFull = 0.85;

/** What is left of a ticket type today; "shared" = the places of its timeslots or group count, not a limit of its own. */
export function TypeLeftToday({ today }: { today: TicketTypeRowFragment['today'] }) {
  const { t, number } = useMessages();
  const { left, capacity, isShared } = today;
  if (left === null || capacity === null)
    return <span className={styles.none}>{t('catalog.types.noLimit')}</span>;
  if (capacity === 0) return <span className={styles.none}>{t('catalog.types.notToday')}</span>;
  const values = { left: number(left), capacity: number(capacity) };
  const text = isShared ? t('catalog.types.leftShared', values) : t('catalog.types.leftOf', values);
  const taken = capacity - left;
  return (
    <span className={styles.today}>
      <Meter
        value={taken}
        max={capacity}
        label={text}
        tone={taken / capacity >= nearlyFull ? 'warning' : 'success'}
      />
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
