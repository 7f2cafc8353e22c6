import { rightLevels } from '@foyer/domain/identity/account-right.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useListSearch } from '../../components/list-page/use-list-search.ts';
import { allModules, copyRights, type MatrixColumn, setLevel } from './matrix.ts';
import { PhoneRights } from './phone-rights.tsx';
import styles from './rights-editor.module.css';
import { RightsGrid } from './rights-grid.tsx';
import { RightsLegend } from './rights-legend.tsx';
import { RightsSelectionPanel } from './rights-selection-panel.tsx';
import { RightsToolbar } from './rights-toolbar.tsx';
import type { Matrix } from './use-matrix.ts';
import { useSelection } from './use-selection.ts';
import { isShownModule, matrixFilters } from './visible-modules.ts';

const CopyRightsDialog = onDemand(async () => (await import('./copy-rights-dialog.tsx')).CopyRightsDialog);

interface RightsEditorProps {
  label: string;
  columns: readonly MatrixColumn[];
  matrix: Matrix;
  ownAccountId: string;
  officeNetworkCount: number;
  readOnly: boolean;
}

/** The matrix with what speaks of the selection beside it; on a phone one column at a time. */
export function RightsEditor(props: RightsEditorProps) {
  const { label, columns, matrix, ownAccountId, officeNetworkCount, readOnly } = props;
  const { t } = useMessages();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const list = useListSearch(matrixFilters);
  const panel = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const [copyTo, setCopyTo] = useState<string | null>(null);
  const { type } = list.filters;
  const shownColumns = useMemo(
    () => columns.filter(({ accountType }) => !type || accountType === type),
    [columns, type],
  );
  const modules = allModules.filter((module) =>
    isShownModule(module, {
      list,
      columns: shownColumns,
      edits: matrix.edits,
      name: t(`menu.item.${module}`),
    }),
  );
  const selection = useSelection({ modules, columns: shownColumns });
  const setAll = (level: number) => {
    const wanted = rightLevels[level];
    if (!wanted || readOnly || selection.places.length === 0) return;
    const { edits, skipped } = setLevel(matrix.edits, selection.places, wanted, ownAccountId);
    matrix.change(edits);
    setSaid(
      t('rights.said', {
        count: selection.places.length - skipped.length,
        level: t(`accounts.level.${wanted}`),
        skipped: skipped.length,
      }),
    );
  };
  const focusLimits = () => panel.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  const dialog = copyTo !== null && (
    <CopyRightsDialog
      columns={columns}
      targetKey={copyTo}
      onClose={() => setCopyTo(null)}
      onCopy={(target, source) => {
        matrix.change(copyRights(matrix.edits, target, source, ownAccountId));
        setCopyTo(null);
      }}
    />
  );
  const shared = { columns: shownColumns, modules, matrix, ownAccountId, readOnly, officeNetworkCount };
  const undo: ReactNode = matrix.canUndo && (
    <Button size="compact-sm" onClick={matrix.undo}>
      {t('rights.undo')}
    </Button>
  );
  if (phone) {
    return (
      <>
        <PhoneRights {...shared} list={list} undo={undo} onCopy={setCopyTo} />
        {dialog}
      </>
    );
  }
  return (
    <div className={styles.editor}>
      <div className={styles.main}>
        <RightsToolbar list={list} columns={columns}>
          {undo}
          {!readOnly && (
            <Button size="compact-sm" onClick={() => setCopyTo(selection.columns[0]?.key ?? '')}>
              {t('rights.copy')}
            </Button>
          )}
        </RightsToolbar>
        <RightsLegend />
        {modules.length === 0 || shownColumns.length === 0 ? (
          <p className={styles.none}>{t('rights.noMatch')}</p>
        ) : (
          <RightsGrid
            label={label}
            modules={modules}
            columns={shownColumns}
            edits={matrix.edits}
            selection={selection}
            onLevel={setAll}
            onLimits={focusLimits}
          />
        )}
        <VisuallyHidden role="status">
          {said || t('rights.selected', { count: selection.places.length })}
        </VisuallyHidden>
      </div>
      <aside ref={panel} className={styles.panel} aria-label={t('rights.panel')}>
        <RightsSelectionPanel
          {...shared}
          allModuleCount={modules.length}
          selection={selection}
          onLevel={setAll}
          onCopy={setCopyTo}
        />
      </aside>
      {dialog}
    </div>
  );
}
