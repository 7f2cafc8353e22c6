import { rightLevels } from '@foyer/domain/identity/account-right.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import clsx from 'clsx';
import { useState } from 'react';
import { LimitFields } from './limit-fields.tsx';
import { type CellPlace, countLevels, setLevel, takeRights } from './matrix.ts';
import marks from './right-cell-mark.module.css';
import styles from './selection-panel.module.css';
import type { Matrix } from './use-matrix.ts';
import type { Selection } from './use-selection.ts';
import { typeKey } from './word-keys.ts';

interface SetAllFieldsProps {
  places: readonly CellPlace[];
  selection: Selection;
  matrix: Matrix;
  ownAccountId: string;
  officeNetworkCount: number;
  readOnly: boolean;
  onLevel: (level: number) => void;
  onCopy: (targetKey: string) => void;
}

/** A whole column or row: what it holds now, set all, copy, reset to the start table. */
export function SetAllFields(props: SetAllFieldsProps) {
  const { places, selection, matrix, ownAccountId, readOnly, onLevel, onCopy } = props;
  const { t } = useMessages();
  const [skipped, setSkipped] = useState<readonly CellPlace[]>([]);
  const counts = countLevels(matrix.edits, places);
  const downwards = [...rightLevels].reverse();
  const [column] = selection.columns;
  const isOneColumn = selection.columns.length === 1 && column !== undefined;
  return (
    <>
      <h3 className={styles.label}>{t('rights.now')}</h3>
      <div className={styles.bar} aria-hidden="true">
        {downwards.map((level) => (
          <span key={level} className={clsx(marks.mark, marks[level])} style={{ flexGrow: counts[level] }} />
        ))}
      </div>
      <dl className={styles.facts}>
        {downwards.map((level) => [
          <dt key={`${level} name`}>
            {t(level === 'none' ? 'rights.noAccess' : `accounts.level.${level}`)}
          </dt>,
          <dd key={level}>{counts[level]}</dd>,
        ])}
      </dl>
      {!readOnly && (
        <>
          <h3 className={styles.label}>{t('rights.setAll', { count: places.length })}</h3>
          <div className={styles.pair}>
            {rightLevels.map((level, index) => (
              <Button
                key={level}
                onClick={() => {
                  setSkipped(setLevel(matrix.edits, places, level, ownAccountId).skipped);
                  onLevel(index);
                }}
              >
                {t(level === 'none' ? 'rights.noAccess' : `accounts.level.${level}`)}
              </Button>
            ))}
          </div>
          <p className={styles.skipped} role="status">
            {skipped.length > 0
              ? t('rights.skipped', { names: namesOf(skipped, (module) => t(`menu.item.${module}`)) })
              : t('rights.skips')}
          </p>
          {isOneColumn && (
            <>
              <h3 className={styles.label}>{t('rights.or')}</h3>
              <div className={styles.stack}>
                <Button onClick={() => onCopy(column.key)}>{t('rights.copyFrom')}</Button>
                <Button
                  onClick={() => matrix.change(takeRights(matrix.edits, column, column.start, ownAccountId))}
                >
                  {t('rights.resetToStart', { type: t(`accounts.type.${typeKey(column.accountType)}`) })}
                </Button>
              </div>
            </>
          )}
        </>
      )}
      <LimitFields {...props} />
    </>
  );
}

function namesOf(skipped: readonly CellPlace[], nameOf: (module: string) => string): string {
  const names = [...new Set(skipped.map(({ module }) => nameOf(module)))];
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} +${names.length - 6}` : names.join(', ');
}
