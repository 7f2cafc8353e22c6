import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconBan, IconCalendarX, IconLock, IconLockOpen } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useClosing } from '../../components/close-timeslots/use-closing.tsx';
import { CapacityControl } from './slots/capacity-control.tsx';
import type { Slot } from './slots/slot-grid.ts';
import styles from './slots/slot-panel.module.css';
import { useChangeSlots } from './slots/use-change-slots.ts';

interface SelectionPanelProps {
  slots: readonly Slot[];
  canEdit: boolean;
  capacityField: Ref<HTMLInputElement>;
  /** Left out where what is chosen is not of schedules. */
  onBlock?: ((slots: readonly Slot[]) => void) | undefined;
}

/** Several timeslots: what they hold together; one limit for all, or closing and opening them as one. */
export function SelectionPanel({ slots, canEdit, capacityField, onBlock }: SelectionPanelProps) {
  const { t, number } = useMessages();
  const { change, busy } = useChangeSlots();
  const closing = useClosing();
  const coming = slots.filter(({ isPast, state }) => !isPast && state !== 'cancelled');
  const ids = idsOf(coming);
  const sum = (count: (slot: Slot) => number) => slots.reduce((total, slot) => total + count(slot), 0);
  const limits = new Set(coming.map(({ capacity }) => capacity ?? null));
  const [only] = limits;
  const open = coming.filter(({ state }) => state === 'open');
  // A closure is lifted as a whole, or stays.
  const free = coming.filter(({ closureId }) => !closureId);
  const openable = idsOf(free.filter(({ state }) => state !== 'open'));
  const figures = [
    [t('scheduler.column.sold'), number(sum(({ soldCount }) => soldCount))],
    [t('scheduler.column.held'), number(sum(({ heldCount }) => heldCount))],
    [t('scheduler.column.withheld'), number(sum(({ withheldCount }) => withheldCount))],
    [t('scheduler.column.scanned'), number(sum(({ scannedCount }) => scannedCount))],
    [
      t('scheduler.column.left'),
      slots.some(({ fill }) => fill.left === null)
        ? t('scheduler.noLimit')
        : number(sum(({ fill }) => fill.left ?? 0)),
    ],
  ];
  return (
    <div className={styles.inspector}>
      <dl className={styles.parts}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {ids.length === 0 && <p className={styles.rule}>{t('scheduler.allPast')}</p>}
      {canEdit && ids.length > 0 && (
        <>
          <hr className={styles.line} />
          <CapacityControl
            label={t('scheduler.capacityOfEach')}
            hint={ids.length < slots.length ? t('scheduler.pastLeftOut', { count: ids.length }) : undefined}
            value={limits.size === 1 ? only : undefined}
            busy={busy}
            field={capacityField}
            onSet={(limit) => void change(ids, { limit })}
          />
          <div className={styles.acts}>
            {open.length > 0 && (
              <Button
                leftSection={<IconLock size={15} stroke={1.6} aria-hidden="true" />}
                loading={busy}
                onClick={() => void change(idsOf(open), { state: 'closed' })}
              >
                {t('scheduler.closeSlots', { count: open.length })}
              </Button>
            )}
            {openable.length > 0 && (
              <Button
                leftSection={<IconLockOpen size={15} stroke={1.6} aria-hidden="true" />}
                loading={busy}
                onClick={() => void change(openable, { state: 'open' })}
              >
                {t('scheduler.openSlots', { count: openable.length })}
              </Button>
            )}
            {onBlock && (
              <Button
                leftSection={<IconBan size={15} stroke={1.6} aria-hidden="true" />}
                onClick={() => onBlock(coming)}
              >
                {t('scheduler.blockSlots', { count: coming.length })}
              </Button>
            )}
          </div>
        </>
      )}
      {closing.mayClose && free.length > 0 && (
        <Button
          c="var(--danger-text)"
          leftSection={<IconCalendarX size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => closing.closeTimeslots(free)}
        >
          {t('closures.cancelTimeslots', { count: free.length })}
        </Button>
      )}
      {closing.dialog}
    </div>
  );
}

const idsOf = (slots: readonly Slot[]) => slots.map(({ id }) => id);
