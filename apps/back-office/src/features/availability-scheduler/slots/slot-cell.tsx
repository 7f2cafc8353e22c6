import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import type { CSSProperties, HTMLAttributes } from 'react';
import { heatOf } from '../../../components/days/heat.ts';
import { useDayWords } from '../calendar/day-words.ts';
import { gridcell } from '../calendar/grid-roles.ts';
import styles from './slot-cell.module.css';
import type { Gap, GridCell, Slot } from './slot-grid.ts';
import { isShut, stateOfSlot } from './slot-state.ts';

interface SlotCellProps extends HTMLAttributes<HTMLTableCellElement> {
  cell: GridCell;
  selected: boolean;
  /** Dimmed: the filter shows others. */
  aside: boolean;
  /** How far through it is now. */
  now: number | null;
}

/** One timeslot of the grid: what is left, in a word; the colour only confirms it. One element, as there are many. */
export function SlotCell({ cell, selected, aside, now, ...rest }: SlotCellProps) {
  const style = now === null ? undefined : ({ '--now': `${now * 100}%` } as CSSProperties);
  const line = now !== null && styles.now;
  if (cell.kind === 'gap') return <GapCell gap={cell} {...rest} style={style} className={clsx(line)} />;
  return (
    <FilledCell
      timeslot={cell.slot}
      {...rest}
      style={style}
      aria-selected={selected}
      className={clsx(line, aside && styles.aside)}
    />
  );
}

function FilledCell({
  timeslot: slot,
  className,
  ...rest
}: HTMLAttributes<HTMLTableCellElement> & { timeslot: Slot }) {
  const { t, number } = useMessages();
  const words = useDayWords();
  const state = stateOfSlot(slot);
  const taken = slot.soldCount + slot.heldCount;
  const { text, unit } = cellText(slot, state);
  const places =
    slot.capacity === null || slot.capacity === undefined
      ? t('scheduler.taken', { count: taken })
      : t('scheduler.takenOf', { count: taken, capacity: slot.capacity });
  const conflict = slot.conflict ? `, ${t('scheduler.toSettle')}` : '';
  return (
    <td
      {...rest}
      {...gridcell}
      data-unit={unit}
      aria-label={`${[...new Set([`${text} ${unit}`.trim(), words.state(state), places])].join(', ')}${conflict}`}
      className={clsx(
        styles.slot,
        styles[isShut(state) ? 'closed' : heatOf(state)],
        slot.isPast && styles.past,
        slot.conflict && styles.conflict,
        className,
      )}
    >
      {text}
    </td>
  );

  function cellText({ fill }: Slot, shown: string): { text: string; unit: string } {
    if (isShut(shown)) {
      return {
        text: words.state(shown),
        unit: taken > 0 ? t('scheduler.taken', { count: taken }) : '',
      };
    }
    if (shown === 'full' || shown === 'sold out') {
      return { text: words.state(shown), unit: '' };
    }
    if (fill.left === null || fill.left === undefined) {
      return { text: number(taken), unit: t('scheduler.takenUnit') };
    }
    return { text: number(fill.left), unit: t('scheduler.leftUnit') };
  }
}

function GapCell({ gap, className, ...rest }: HTMLAttributes<HTMLTableCellElement> & { gap: Gap }) {
  const { t } = useMessages();
  const { reason } = gap;
  const named =
    reason && (reason.text || t(reason.kind === 'closed' ? 'availability.closed' : 'scheduler.blocked'));
  return (
    <td
      {...rest}
      {...gridcell}
      rowSpan={gap.length}
      aria-label={named ?? t('availability.none')}
      className={clsx(styles.gap, className)}
    >
      {named && <span>{named}</span>}
    </td>
  );
}
