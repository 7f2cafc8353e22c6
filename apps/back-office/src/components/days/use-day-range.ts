import { type KeyboardEvent, useRef, useState } from 'react';
import { datesBetween, dayAfterKey } from './day-grid.ts';

interface DayRangeOptions {
  /** The days that are shown. */
  first: string;
  last: string;
  /** A day was pressed, or a range was drawn. */
  onChoose: (dates: string[]) => void;
}

export interface DayRange {
  /** The one day that the Tab key reaches. */
  tabStop: string;
  includes: (date: string) => boolean;
  propsOf: (date: string) => {
    'data-date': string;
    tabIndex: number;
    onPointerDown: () => void;
    onPointerEnter: () => void;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: () => void;
  };
}

/** Days in a grid of months: arrows move, Shift with arrows or dragging draws a range, Enter or a click chooses. */
export function useDayRange({ first, last, onChoose }: DayRangeOptions): DayRange {
  const [current, setCurrent] = useState(first);
  const [drawn, setDrawn] = useState<{ from: string; until: string } | null>(null);
  const dragging = useRef(false);
  const tabStop = current < first || current > last ? first : current;
  const end = drawn?.until ?? tabStop;
  const choose = (date: string) => {
    dragging.current = false;
    setDrawn(null);
    onChoose(drawn ? datesBetween(drawn.from, drawn.until) : [date]);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>, date: string) => {
    if (event.key === 'Escape' && drawn) {
      event.preventDefault();
      setDrawn(null);
    }
    const next = dayAfterKey(date, event.key, { first, last });
    if (!next) return;
    event.preventDefault();
    setDrawn(event.shiftKey ? { from: drawn?.from ?? date, until: next } : null);
    setCurrent(next);
    const grid = event.currentTarget.closest('fieldset');
    grid?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  return {
    tabStop,
    includes: (date) => drawn !== null && datesBetween(drawn.from, end).includes(date),
    propsOf: (date) => ({
      'data-date': date,
      tabIndex: date === tabStop ? 0 : -1,
      onPointerDown: () => {
        dragging.current = true;
        setDrawn({ from: date, until: date });
        // Let go outside the days, the range is forgotten.
        window.addEventListener(
          'pointerup',
          ({ target }) => {
            dragging.current = false;
            const day = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
            if (!day) setDrawn(null);
            else if (day.dataset.date !== date) day.click();
          },
          { once: true },
        );
      },
      onPointerEnter: () => {
        if (dragging.current) setDrawn((range) => range && { ...range, until: date });
      },
      onClick: () => choose(date),
      onKeyDown: (event) => moveByKey(event, date),
      onFocus: () => setCurrent(date),
    }),
  };
}
