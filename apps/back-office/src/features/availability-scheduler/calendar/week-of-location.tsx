import { Link } from '@foyer/ui/link.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { useGo } from '../../../components/use-go.ts';
import type { SchedulerWeekQuery } from '../../../generated/operations.ts';
import { isShut } from '../slots/slot-state.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import { DayHeads } from './day-heads.tsx';
import { useDayWords } from './day-words.ts';
import { gridcell, gridRole } from './grid-roles.ts';
import { isDayShown } from './is-day-shown.ts';
import { Ribbon } from './ribbon.tsx';
import { useGridPosition } from './use-grid-position.ts';
import styles from './week-of-location.module.css';

export type WeekCalendar = SchedulerWeekQuery['schedulerCalendar'];
type Row = WeekCalendar['rows'][number];

interface WeekOfLocationProps {
  calendar: WeekCalendar;
  dates: readonly string[];
  address: SchedulerAddress;
  onKey: (key: string) => boolean;
  onMove: (direction: -1 | 1) => void;
}

/** Products by days: a ribbon of each day, with what is reserved of its places under it. */
export function WeekOfLocation({ calendar, dates, address, onKey, onMove }: WeekOfLocationProps) {
  const { t, number, percent } = useMessages();
  const words = useDayWords();
  const rows = calendar.rows.filter(({ product }) => !address.productId || product.id === address.productId);
  const position = useGridPosition({ rows: rows.length, columns: dates.length, onLeave: onMove });
  const { at, grid } = position;
  const go = useGo();
  const pathOfDay = (product: Row['product'], date: string, time?: string) =>
    address.pathOf({ view: 'product', product: product.id, span: 'week', date, time, slot: undefined });
  const cell = ({ product, days }: Row, row: number, date: string, column: number) => {
    const day = days.find((one) => one.date === date);
    const shown = !address.only || (day && isDayShown(day.fill, address.only));
    const taken = day ? day.soldCount + day.heldCount : 0;
    const closed = calendar.closedDates.find((one) => one.date === date);
    const isEmpty = !day || isShut(day.fill.state);
    return (
      <td
        key={date}
        {...gridcell}
        className={clsx(date === calendar.localNow.date && styles.today, !shown && styles.aside)}
      >
        <Link
          to={pathOfDay(product, date)}
          className={styles.day}
          data-cell={`${row} ${column}`}
          tabIndex={at.row === row && at.column === column ? 0 : -1}
          onClick={(event) => {
            const time = day && timeOfBar(event, day.barTimes);
            if (!time) return;
            event.preventDefault();
            go(pathOfDay(product, date, time));
          }}
          onFocus={() => position.setSpot({ row, column })}
        >
          {isEmpty ? (
            <span className={styles.empty}>
              <span>
                {closed?.note ||
                  (day
                    ? words.state(day.fill.state)
                    : t(closed ? 'availability.closed' : 'availability.none'))}
              </span>
            </span>
          ) : (
            <>
              <span className={styles.ribbon}>
                <Ribbon shares={day.barShares} states={day.barStates} />
              </span>
              <span className={styles.figures}>
                <span>
                  <b>{number(taken)}</b>
                  {day.capacity !== null && ` / ${number(day.capacity ?? 0)}`}
                </span>
                <span>
                  {day.capacity ? percent(Math.round((taken / day.capacity) * 100) * 100) : '∞'}
                  <span className={styles.hidden}> {words.state(day.fill.state)}</span>
                </span>
              </span>
            </>
          )}
        </Link>
      </td>
    );
  };
  return (
    <ScrollRegion label={t('scheduler.grid')}>
      <table
        ref={grid}
        {...gridRole}
        aria-label={t('scheduler.grid')}
        className={styles.grid}
        onKeyDown={(event) => {
          if (position.onKeyDown(event)) return;
          if (!event.ctrlKey && !event.metaKey && !event.altKey && onKey(event.key)) event.preventDefault();
        }}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {calendar.location.name}
            </th>
            <DayHeads dates={dates} today={calendar.localNow.date} />
            <th scope="col" className={styles.total}>
              {t('scheduler.span.week')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.product.id}>
              <th scope="row" className={styles.name}>
                <span className={styles.product}>
                  {row.product.imageUrl ? (
                    <img src={row.product.imageUrl} alt="" width={40} height={28} />
                  ) : (
                    <span className={styles.noPicture} aria-hidden="true" />
                  )}
                  <span className={styles.texts}>
                    <strong>{row.product.name}</strong>
                    <span>
                      {row.days.length === 0
                        ? t('availability.none')
                        : row.capacityPerSlot === null
                          ? t('scheduler.noLimit')
                          : t('scheduler.aSlot', { count: row.capacityPerSlot ?? 0 })}
                    </span>
                  </span>
                </span>
              </th>
              {dates.map((date, column) => cell(row, index, date, column))}
              <td className={styles.total}>
                <WeekTotal days={row.days} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** When the pressed bar of a ribbon starts; undefined beside the bars, by keyboard, and where a new tab is asked for. */
function timeOfBar(event: MouseEvent, barTimes: readonly string[]): string | undefined {
  const box = event.currentTarget.querySelector('svg')?.getBoundingClientRect();
  if (!box || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.clientY < box.top || event.clientY > box.bottom) return undefined;
  return barTimes[Math.floor(((event.clientX - box.left) / box.width) * barTimes.length)];
}

function WeekTotal({ days }: { days: Row['days'] }) {
  const { t, percent } = useMessages();
  if (days.length === 0) return <span>–</span>;
  const taken = days.reduce((sum, day) => sum + day.soldCount + day.heldCount, 0);
  const capacity = days.some((day) => day.capacity === null)
    ? null
    : days.reduce((sum, day) => sum + (day.capacity ?? 0), 0);
  if (capacity === null) return <span>{t('scheduler.taken', { count: taken })}</span>;
  const left = days.reduce((sum, day) => sum + (day.fill.left ?? 0), 0);
  return (
    <>
      <strong>{capacity > 0 ? percent(Math.round((taken / capacity) * 100) * 100) : '–'}</strong>
      <span>{t('availability.left', { count: left })}</span>
    </>
  );
}
