import { type RightLimit, rightFunctions } from '@foyer/domain/identity/account-right.ts';
import { hasFunction, type RightCell } from '@foyer/domain/identity/menu-rights.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox } from '@mantine/core';
import { type CellPlace, setParts, shownCell } from './matrix.ts';
import styles from './selection-panel.module.css';
import type { Matrix } from './use-matrix.ts';

interface LimitFieldsProps {
  places: readonly CellPlace[];
  matrix: Matrix;
  ownAccountId: string;
  officeNetworkCount: number;
  readOnly: boolean;
}

/** Limits and functions; mixed ones are half ticked, and say for how many they are on. */
export function LimitFields({
  places,
  matrix,
  ownAccountId,
  officeNetworkCount,
  readOnly,
}: LimitFieldsProps) {
  const { t } = useMessages();
  const cells = places.map((place) => shownCell(matrix.edits, place));
  const open = cells.filter(({ level }) => level !== 'none');
  const set = (parts: Partial<Omit<RightCell, 'level'>>, some = places) =>
    matrix.change(setParts(matrix.edits, some, parts, ownAccountId));
  const tick = (isOn: (cell: RightCell) => boolean, hint?: string) => {
    const count = open.filter(isOn).length;
    const mixed = count > 0 && count < open.length;
    return {
      checked: count > 0 && !mixed,
      indeterminate: mixed,
      disabled: readOnly || open.length === 0,
      description: mixed ? t('rights.onFor', { count, total: cells.length }) : hint,
    };
  };
  const limit = (name: Exclude<RightLimit, 'none'>, key: 'management' | 'reception') => {
    const state = tick((cell) => cell.limit === name);
    const isOther = open.length > 0 && open.every((cell) => cell.limit !== name && cell.limit !== 'none');
    return (
      <Checkbox
        label={t(`rights.limitFull.${key}`)}
        {...state}
        disabled={state.disabled || isOther}
        onChange={() => set({ limit: state.checked ? 'none' : name })}
      />
    );
  };
  const office = tick((cell) => cell.officeIpOnly, t('rights.networks', { count: officeNetworkCount }));
  return (
    <>
      <h3 className={styles.label}>{t('rights.limits')}</h3>
      <div className={styles.stack}>
        <Checkbox
          label={t('rights.limitFull.office')}
          {...office}
          onChange={() => set({ officeIpOnly: !office.checked })}
        />
        {limit('reception only', 'reception')}
        {limit('management only', 'management')}
      </div>
      <h3 className={styles.label}>{t('rights.functions')}</h3>
      <div className={styles.stack}>
        {rightFunctions.map((name) => {
          const having = places.filter(({ module }) => hasFunction(module, name));
          const state = tick((cell) => cell[name]);
          return (
            <Checkbox
              key={name}
              label={t(`rights.function.${name}`)}
              {...state}
              disabled={state.disabled || having.length === 0}
              description={having.length === 0 ? t(`rights.functionOnly.${name}`) : state.description}
              onChange={() => set({ [name]: !state.checked }, having)}
            />
          );
        })}
      </div>
    </>
  );
}
