import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PeriodForm } from '../timeslot-groups/timeslot-group-form.ts';
import { type BandGrip, daysOfPixels, moveBand } from './move-band.ts';
import styles from './period-bands.module.css';
import { type Band, type BandYear, bandOf, laneStep, nameStartOf } from './year-bands.ts';

interface BandButtonProps {
  period: PeriodForm;
  year: BandYear;
  /** Where today is in the year. */
  todayPercent: number;
  chosen: boolean;
  onChoose: () => void;
  /** Absent without the right to edit. */
  onMove: ((period: PeriodForm) => void) | undefined;
  onEdit: () => void;
}

/** Pointers that go less far than this mean a press. */
const pressPixels = 4;
const weekDays = 7;

/**
 * A period on the year: dragged by an edge or whole, with both dates shown. By keys: Home and End choose the first or
 * last day; Alt with arrows moves it by a day, with Shift by a week, with Control the whole period.
 */
export function BandButton(props: BandButtonProps) {
  const { period, year, todayPercent, chosen, onChoose, onMove, onEdit } = props;
  const { t, date } = useMessages();
  const [grip, setGrip] = useState<BandGrip>('last');
  const [dragged, setDragged] = useState<PeriodForm | null>(null);
  const drag = useRef<{ x: number; trackPixels: number; grip: BandGrip } | null>(null);
  const shown = dragged ?? period;
  const band = bandOf(shown, year);
  if (!band) return null;
  const nameStart = nameStartOf(band, todayPercent);
  const name = period.note || t('scheduling.periods.unnamed');
  const dates = `${date(shown.from)} – ${date(shown.until)}`;
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const held = event.key === 'Home' ? 'first' : event.key === 'End' ? 'last' : null;
    if (held && onMove) {
      event.preventDefault();
      setGrip(held);
      return;
    }
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    if (!event.altKey) return focusNeighbour(event.currentTarget, direction);
    const moved = moveBand(
      period,
      event.ctrlKey || event.metaKey ? 'both' : grip,
      direction * (event.shiftKey ? weekDays : 1),
    );
    onMove?.(moved);
  };
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    const track = event.currentTarget.parentElement;
    if (!onMove || !track || event.button !== 0) return;
    const held = (event.target as HTMLElement).dataset.grip as BandGrip | undefined;
    drag.current = { x: event.clientX, trackPixels: track.clientWidth, grip: held ?? 'both' };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!drag.current) return;
    const pixels = event.clientX - drag.current.x;
    if (!dragged && Math.abs(pixels) < pressPixels) return;
    const days = daysOfPixels(pixels, drag.current.trackPixels, year);
    setDragged(moveBand(period, drag.current.grip, days));
  };
  const drop = () => {
    drag.current = null;
    if (dragged && (dragged.from !== period.from || dragged.until !== period.until)) onMove?.(dragged);
    setDragged(null);
  };
  return (
    <>
      <button
        type="button"
        data-band=""
        aria-pressed={chosen}
        className={clsx(
          styles.band,
          styles[`step${laneStep(period.priority)}`],
          dragged && styles.dragged,
          !period.published && styles.draft,
        )}
        style={{ ...placeOf(band), paddingInlineStart: `calc(${nameStart}% + 8px)` }}
        aria-label={[
          t('scheduling.periods.band', { name, from: date(shown.from), until: date(shown.until) }),
          ...(period.published ? [] : [t('exceptions.notPublished')]),
        ].join(', ')}
        aria-description={onMove && t('scheduling.periods.keys', { grip })}
        title={`${period.note} ${dates}`.trim()}
        onClick={onChoose}
        onDoubleClick={onEdit}
        onKeyDown={moveByKey}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={() => {
          drag.current = null;
          setDragged(null);
        }}
      >
        {onMove && shown.from >= year.from && <span className={styles.grip} data-grip="first" />}
        {band.widthPercent - nameStart > 12 && period.note}
        {onMove && shown.until <= year.until && <span className={styles.grip} data-grip="last" />}
      </button>
      {dragged && (
        <span
          className={styles.dates}
          style={{ insetInlineStart: `${band.startPercent}%` }}
          aria-hidden="true"
        >
          {dates}
        </span>
      )}
    </>
  );
}

function focusNeighbour(from: HTMLElement, direction: number): void {
  const bands = [...(from.closest(`.${styles.bands}`)?.querySelectorAll<HTMLElement>('[data-band]') ?? [])];
  bands[bands.indexOf(from) + direction]?.focus();
}

function placeOf({ startPercent, widthPercent }: Band): CSSProperties {
  return { insetInlineStart: `${startPercent}%`, inlineSize: `${widthPercent}%` };
}
