import type { Module } from '@foyer/domain/identity/modules.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button, Kbd } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { CellFields } from './cell-fields.tsx';
import { cellKey, type MatrixColumn, savedCell, withCells } from './matrix.ts';
import styles from './selection-panel.module.css';
import { SetAllFields } from './set-all-fields.tsx';
import type { Matrix } from './use-matrix.ts';
import type { Selection } from './use-selection.ts';
import { typeKey } from './word-keys.ts';

interface RightsSelectionPanelProps {
  selection: Selection;
  columns: readonly MatrixColumn[];
  modules: readonly Module[];
  allModuleCount: number;
  matrix: Matrix;
  ownAccountId: string;
  officeNetworkCount: number;
  readOnly: boolean;
  onLevel: (level: number) => void;
  onCopy: (targetKey: string) => void;
}

/** Speaks of what is selected: cells, or whole columns and rows. */
export function RightsSelectionPanel(props: RightsSelectionPanelProps) {
  const { selection, allModuleCount, columns, matrix, readOnly } = props;
  const { t } = useMessages();
  const { places } = selection;
  if (places.length === 0) {
    return (
      <>
        <p className={styles.hint}>{t('rights.nothing')}</p>
        <KeyHints />
      </>
    );
  }
  const isColumn = selection.modules.length === allModuleCount && allModuleCount > 1;
  const isRow = selection.columns.length === columns.length && columns.length > 1 && !isColumn;
  const names = selection.columns.map(({ name }) => name);
  const moduleNames = selection.modules.map((module) => t(`menu.item.${module}`));
  const title = isColumn ? t('rights.title.column', { names: shortened(names) }) : shortened(moduleNames);
  const [only] = selection.columns;
  const subtitle =
    isColumn && only && names.length === 1
      ? t('rights.title.cellsOfType', {
          count: places.length,
          type: t(`accounts.type.${typeKey(only.accountType)}`),
        })
      : t('rights.title.cells', { count: places.length, names: shortened(names) });
  const changed = places.filter((place) => matrix.edits.has(cellKey(place)));
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ActionIcon aria-label={t('rights.clearSelection')} onClick={selection.clear} variant="subtle">
          <IconX size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={styles.subtitle}>{subtitle}</p>
      {isColumn || isRow ? (
        <SetAllFields {...props} places={places} />
      ) : (
        <CellFields {...props} places={places} />
      )}
      {changed.length > 0 && !readOnly && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.reset}
          onClick={() => matrix.change(withCells(matrix.edits, changed, savedCell))}
        >
          {t('rights.reset', { count: changed.length })}
        </Button>
      )}
      <KeyHints />
    </div>
  );
}

function KeyHints() {
  const { t } = useMessages();
  return (
    <p className={styles.keys}>
      <Kbd size="xs">Ctrl</Kbd> <Kbd size="xs">Space</Kbd> {t('rights.keys.column')}{' '}
      <Kbd size="xs">Shift</Kbd> <Kbd size="xs">Space</Kbd> {t('rights.keys.row')} <Kbd size="xs">0</Kbd>–
      <Kbd size="xs">3</Kbd> {t('rights.keys.level')} <Kbd size="xs">L</Kbd> {t('rights.keys.limits')}
    </p>
  );
}

function shortened(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} +${names.length - 3}` : names.join(', ');
}
