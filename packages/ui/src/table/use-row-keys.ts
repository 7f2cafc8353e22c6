import type { RefObject } from 'react';
import { useSingleKeys } from '../fields/single-keys.tsx';

const marked = 'data-row-keys';

/**
 * The keys of a table: J and K go to the next and previous row, X ticks the row, Shift X every row since the last
 * tick. Enter opens the row, because the focus is on its link. Give the table `data-row-keys`. With several on a
 * page, the keys belong to the one that has the focus, else to the first.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  const isMine = () => {
    const focused = document.activeElement?.closest(`[${marked}]`);
    return table.current !== null && (focused ?? document.querySelector(`[${marked}]`)) === table.current;
  };
  const move = (step: number) => {
    if (!isMine()) return false;
    const rows = rowsOf(table.current);
    const now = rows.findIndex((row) => row.contains(document.activeElement));
    const next = now < 0 ? (step > 0 ? 0 : rows.length - 1) : now + step;
    return focusRow(rows[next]);
  };
  useSingleKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => isMine() && tick(table.current, false),
    X: () => isMine() && tick(table.current, true),
  });
}

/** Not the row that unfolds below another: `data-row-details`. */
function rowsOf(table: HTMLTableElement | null): HTMLTableRowElement[] {
  return [...(table?.tBodies[0]?.rows ?? [])].filter((row) => row.dataset.rowDetails === undefined);
}

/** A row has the focus on what opens it, else on its first control. */
function focusRow(row: HTMLTableRowElement | undefined): boolean {
  const target =
    row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input');
  target?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  return target !== undefined && target !== null;
}

const boxOf = (row: HTMLTableRowElement | undefined) =>
  row?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)') ?? null;

/** The row of the last tick is stored on the table, so that it goes with its rows. */
function tick(table: HTMLTableElement | null, range: boolean): boolean {
  const rows = rowsOf(table);
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const box = boxOf(rows[now]);
  if (!table || !box) return false;
  const last = Number(table.dataset.lastTick ?? now);
  if (!range) box.click();
  else {
    const wanted = boxOf(rows[last])?.checked ?? true;
    for (const row of rows.slice(Math.min(last, now), Math.max(last, now) + 1)) {
      const other = boxOf(row);
      if (other && other.checked !== wanted) other.click();
    }
  }
  table.dataset.lastTick = `${now}`;
  return true;
}
