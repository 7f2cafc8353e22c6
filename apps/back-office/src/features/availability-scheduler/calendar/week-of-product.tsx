import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { SlotCell } from '../slots/slot-cell.tsx';
import { type GridCell, isShown, type SlotCalendar, slotGrid } from '../slots/slot-grid.ts';
import type { SlotFilter } from '../use-scheduler-address.ts';
import { DayHeads } from './day-heads.tsx';
import { manyGridRole as gridRole } from './grid-roles.ts';
import { nowShare } from './now-share.ts';
import { type Spot, useGridPosition } from './use-grid-position.ts';
import styles from './week-of-product.module.css';

interface WeekOfProductProps {
  calendar: SlotCalendar;
  dates: readonly string[];
  only: SlotFilter | undefined;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[]) => void;
  onOpen: (id: string) => void;
  /** A key that the grid itself does not use; answers whether it was used. */
  onKey: (key: string) => boolean;
  onMove: (direction: -1 | 1) => void;
}

/** Times by days, the places left in each cell. Click and arrows choose one, with Shift or by dragging several. */
export function WeekOfProduct(props: WeekOfProductProps) {
  const { calendar, dates, only, selected, onSelect, onOpen, onKey, onMove } = props;
  const { t } = useMessages();
  const { times, columns } = slotGrid(calendar, dates);
  const position = useGridPosition({ rows: times.length, columns: dates.length, onLeave: onMove });
  const anchor = useRef<Spot | null>(null);
  const dragging = useRef(false);
  useEffect(() => {
    const stop = () => {
      dragging.current = false;
    };
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  }, []);
  const cellAt = ({ row, column }: Spot): GridCell | undefined => columns[column]?.[row];
  const at = position.at;
  const here = cellAt(at);
  const focused = { row: here?.row ?? at.row, column: at.column };

  const select = (from: Spot, until: Spot) => {
    const [top, bottom] = [Math.min(from.row, until.row), Math.max(from.row, until.row)];
    const [left, right] = [Math.min(from.column, until.column), Math.max(from.column, until.column)];
    const chosen = columns
      .slice(left, right + 1)
      .flatMap((cells) => cells.slice(top, bottom + 1))
      .flatMap((cell) => (cell.kind === 'slot' && isShown(cell.slot, only) ? cell.slot.id : []));
    onSelect(chosen);
  };
  const pick = (spot: Spot) => {
    anchor.current = spot;
    select(spot, spot);
  };
  const extend = (spot: Spot) => {
    anchor.current ??= focused;
    select(anchor.current, spot);
  };
  const step = (event: KeyboardEvent): boolean => {
    let wanted = position.target(event.key);
    if (!wanted) return false;
    if (wanted.column < 0 || wanted.column >= dates.length) {
      onMove(wanted.column < 0 ? -1 : 1);
      return true;
    }
    if (event.key === 'ArrowDown' && here?.kind === 'gap')
      wanted = { ...wanted, row: here.row + here.length };
    const inside = position.inside(wanted);
    const spot = { row: cellAt(inside)?.row ?? inside.row, column: inside.column };
    position.focus(spot);
    if (event.shiftKey) extend(spot);
    else pick(spot);
    return true;
  };
  const act = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (step(event)) return true;
    if (event.key !== 'Enter' && event.key !== ' ') return onKey(event.key);
    if (here?.kind === 'slot') onOpen(here.slot.id);
    return here?.kind === 'slot';
  };
  return (
    <ScrollRegion label={t('scheduler.grid')}>
      <table
        ref={position.grid}
        {...gridRole}
        aria-label={t('scheduler.grid')}
        className={styles.grid}
        onKeyDown={(event) => {
          if (act(event)) event.preventDefault();
        }}
      >
        <thead>
          <tr>
            <td className={styles.time} />
            <DayHeads dates={dates} today={calendar.localNow.date} />
          </tr>
        </thead>
        <tbody>
          {times.map((time, row) => (
            <tr key={`${time} ${row === times.indexOf(time) ? 0 : row}`}>
              <th scope="row" className={styles.time}>
                {time}
              </th>
              {columns.map((cells, column) => {
                const cell = cells[row];
                if (!cell || cell.row !== row) return null;
                const date = dates[column] ?? '';
                const isFocused = focused.row === row && focused.column === column;
                const spot = { row, column };
                return (
                  <SlotCell
                    key={date}
                    cell={cell}
                    aside={cell.kind === 'slot' && !isShown(cell.slot, only)}
                    selected={cell.kind === 'slot' && selected.has(cell.slot.id)}
                    now={
                      date === calendar.localNow.date ? nowShare(times, row, calendar.localNow.time) : null
                    }
                    data-cell={`${row} ${column}`}
                    tabIndex={isFocused ? 0 : -1}
                    onFocus={() => position.setSpot(spot)}
                    onPointerDown={(event) => {
                      if (event.button !== 0) return;
                      dragging.current = event.pointerType === 'mouse';
                      if (event.shiftKey) extend(spot);
                      else pick(spot);
                    }}
                    onPointerEnter={() => dragging.current && extend(spot)}
                    onClick={(event) => cell.kind === 'slot' && !event.shiftKey && onOpen(cell.slot.id)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
