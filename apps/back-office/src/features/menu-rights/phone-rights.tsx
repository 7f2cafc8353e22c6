import { rightLevels } from '@foyer/domain/identity/account-right.ts';
import { moduleGroups } from '@foyer/domain/identity/menu-rights.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import { ToggleChip } from '@foyer/ui/fields/toggle-chip.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button, Drawer, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CellFields } from './cell-fields.tsx';
import { cellKey, type MatrixColumn, savedCell, setLevel, shownCell } from './matrix.ts';
import styles from './phone-rights.module.css';
import { RightCellMark } from './right-cell-mark.tsx';
import type { Matrix } from './use-matrix.ts';
import { isShownModule, type MatrixSearch } from './visible-modules.ts';
import { typeKey } from './word-keys.ts';

interface PhoneRightsProps {
  columns: readonly MatrixColumn[];
  modules: readonly Module[];
  matrix: Matrix;
  list: MatrixSearch;
  ownAccountId: string;
  officeNetworkCount: number;
  readOnly: boolean;
  undo: ReactNode;
  onCopy: (targetKey: string) => void;
}

/** One account at a time; a row opens a sheet with level and limits (design more.md, sections 1 and 16). */
export function PhoneRights({
  columns,
  modules: found,
  matrix,
  list,
  undo,
  onCopy,
  ...rest
}: PhoneRightsProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState(columns[0]?.key ?? '');
  const [opened, setOpened] = useState<Module | null>(null);
  const index = Math.max(
    0,
    columns.findIndex(({ key }) => key === chosen),
  );
  const column = columns[index];
  if (!column) return null;
  const go = (step: number) => setChosen(columns[index + step]?.key ?? column.key);
  const typeName = t(`accounts.type.${typeKey(column.accountType)}`);
  const modules = found.filter((module) =>
    isShownModule(module, { list, columns: [column], edits: matrix.edits, name: t(`menu.item.${module}`) }),
  );
  const chip = (name: 'changed' | 'differs' | 'with') => (
    <ToggleChip
      label={t(`rights.filter.${name}`)}
      on={list.filters[name] !== undefined}
      onChange={(on) => list.setFilter(name, on ? '1' : undefined)}
    />
  );
  return (
    <div className={styles.phone}>
      <div className={styles.who}>
        <NativeSelect
          size="md"
          aria-label={t('rights.account')}
          className={styles.select}
          value={column.key}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={columns.map(({ key, name, accountType }) => ({
            value: key,
            label:
              name === t(`accounts.type.${typeKey(accountType)}`)
                ? name
                : `${name}, ${t(`accounts.type.${typeKey(accountType)}`)}`,
          }))}
        />
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('rights.previous')}
          disabled={index === 0}
          onClick={() => go(-1)}
        >
          <IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('rights.next')}
          disabled={index === columns.length - 1}
          onClick={() => go(1)}
        >
          <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={styles.chips}>
        {chip('changed')}
        {chip('differs')}
        {chip('with')}
        {undo}
        {!rest.readOnly && (
          <Button size="compact-sm" onClick={() => onCopy(column.key)}>
            {t('rights.copy')}
          </Button>
        )}
      </div>
      {modules.length === 0 && <p className={styles.none}>{t('rights.noMatch')}</p>}
      {moduleGroups.map(({ group, modules: ofGroup }) => {
        const shown = ofGroup.filter((module) => modules.includes(module));
        if (shown.length === 0) return null;
        return (
          <section key={group} aria-label={t(`rights.group.${group}`)}>
            <h2 className={styles.group}>{t(`rights.group.${group}`)}</h2>
            <ul className={styles.rows}>
              {shown.map((module) => {
                const place = { column, module };
                const cell = shownCell(matrix.edits, place);
                return (
                  <li key={module}>
                    <button type="button" className={styles.row} onClick={() => setOpened(module)}>
                      <span className={styles.name}>
                        {t(`menu.item.${module}`)}
                        {matrix.edits.has(cellKey(place)) && (
                          <span className={styles.dot} aria-hidden="true" />
                        )}
                        {cell.officeIpOnly && (
                          <span className={styles.limit}>{t('rights.limitFull.office')}</span>
                        )}
                      </span>
                      <span className={styles.level}>
                        <RightCellMark cell={cell} saved={savedCell(place)} />
                      </span>
                      <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      <Drawer
        opened={opened !== null}
        onClose={() => setOpened(null)}
        position="bottom"
        size="90%"
        title={opened && `${t(`menu.item.${opened}`)}: ${column.name === typeName ? typeName : column.name}`}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {opened && (
          <CellFields
            {...rest}
            places={[{ column, module: opened }]}
            matrix={matrix}
            onLevel={(level) => {
              const wanted = rightLevels[level];
              if (!wanted) return;
              matrix.change(
                setLevel(matrix.edits, [{ column, module: opened }], wanted, rest.ownAccountId).edits,
              );
            }}
          />
        )}
      </Drawer>
    </div>
  );
}
