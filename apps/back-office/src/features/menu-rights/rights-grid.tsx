import { moduleGroups } from '@foyer/domain/identity/menu-rights.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { type CSSProperties, Fragment, useEffect, useRef } from 'react';
import { type MatrixColumn, type MatrixEdits, savedCell, shownCell } from './matrix.ts';
import { RightCellMark } from './right-cell-mark.tsx';
import styles from './rights-grid.module.css';
import { useGridKeys } from './use-grid-keys.ts';
import type { Selection } from './use-selection.ts';
import { typeKey } from './word-keys.ts';

interface RightsGridProps {
  label: string;
  modules: readonly Module[];
  columns: readonly MatrixColumn[];
  edits: MatrixEdits;
  selection: Selection;
  onLevel: (level: number) => void;
  onLimits: () => void;
}

// A table keeps its rows and headers for screen readers; the pattern of a grid makes it one tab stop.
const gridRole = { role: 'grid', 'aria-multiselectable': true };
const gridcell = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected });

/** Modules by accounts: one tab stop, every cell a word, headers that select their row or column. */
export function RightsGrid({
  label,
  modules,
  columns,
  edits,
  selection,
  onLevel,
  onLimits,
}: RightsGridProps) {
  const { t } = useMessages();
  const grid = useRef<HTMLTableElement>(null);
  const dragging = useRef(false);
  const { head } = selection;
  const onKeyDown = useGridKeys({ selection, onLevel, onLimits });
  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    grid.current.querySelector<HTMLElement>(`[data-cell="${head.row} ${head.column}"]`)?.focus();
  }, [head.row, head.column]);
  useEffect(() => {
    const stop = () => {
      dragging.current = false;
    };
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  }, []);
  const bands = bandsOf(columns);
  const cell = (module: Module, row: number, column: MatrixColumn, index: number) => {
    const place = { column, module };
    const isHead = head.row === row && head.column === index;
    return (
      <td
        key={column.key}
        {...gridcell(selection.has(row, index))}
        data-cell={`${row} ${index}`}
        tabIndex={isHead ? 0 : -1}
        aria-rowindex={row + 3}
        aria-colindex={index + 2}
        className={clsx(styles.cell, bands.starts.has(index) && styles.bandStart)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          dragging.current = true;
          if (event.shiftKey) selection.extend({ row, column: index });
          else selection.pick({ row, column: index });
        }}
        onPointerEnter={() => dragging.current && selection.extend({ row, column: index })}
        onFocus={() => !isHead && selection.pick({ row, column: index })}
      >
        <RightCellMark
          cell={shownCell(edits, place)}
          saved={savedCell(place)}
          selected={selection.has(row, index)}
        />
      </td>
    );
  };
  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        {...gridRole}
        aria-label={label}
        aria-rowcount={modules.length + 2}
        aria-colcount={columns.length + 1}
        className={styles.grid}
        style={{ '--columns': columns.length } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <td className={styles.corner} />
            {bands.list.map(({ accountType, size }) => (
              <th
                key={accountType}
                colSpan={size}
                scope="colgroup"
                className={clsx(styles.band, styles.bandStart)}
              >
                {t(`accounts.type.${typeKey(accountType)}`)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col" className={styles.moduleHead}>
              {t('rights.module')}
            </th>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={clsx(styles.accountHead, bands.starts.has(index) && styles.bandStart)}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  title={column.name}
                  className={clsx(
                    styles.headButton,
                    isWhole(selection.modules, modules) &&
                      selection.columns.includes(column) &&
                      styles.headChosen,
                  )}
                  onClick={() => selection.pickColumn(index)}
                >
                  {column.name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {moduleGroups.map(({ group, modules: ofGroup }) => {
          const shown = ofGroup.filter((module) => modules.includes(module));
          if (shown.length === 0) return <Fragment key={group} />;
          return (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" className={styles.group}>
                  {t(`rights.group.${group}`)}
                </th>
                <td colSpan={columns.length} className={styles.groupRest} />
              </tr>
              {shown.map((module) => {
                const row = modules.indexOf(module);
                return (
                  <tr key={module}>
                    <th scope="row" className={styles.rowHead}>
                      <button
                        type="button"
                        tabIndex={-1}
                        className={styles.rowButton}
                        onClick={() => selection.pickRow(row)}
                      >
                        {t(`menu.item.${module}`)}
                      </button>
                    </th>
                    {columns.map((column, index) => cell(module, row, column, index))}
                  </tr>
                );
              })}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

const isWhole = (some: readonly unknown[], all: readonly unknown[]) =>
  all.length > 0 && some.length === all.length;

/** The columns under a band per account type. */
function bandsOf(columns: readonly MatrixColumn[]) {
  const list: { accountType: string; size: number }[] = [];
  const starts = new Set<number>();
  columns.forEach(({ accountType }, index) => {
    const last = list.at(-1);
    if (last?.accountType === accountType) {
      last.size += 1;
      return;
    }
    starts.add(index);
    list.push({ accountType, size: 1 });
  });
  return { list, starts };
}
