import { isHigher, type RightLevel, rightLevels } from '@foyer/domain/identity/account-right.ts';
import type { RightCell } from '@foyer/domain/identity/menu-rights.ts';
import { highestLevel } from '@foyer/domain/identity/type-ceiling.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Radio } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { extraMeaning } from './extra-meaning.ts';
import { LimitFields } from './limit-fields.tsx';
import { type CellPlace, lockOf, savedCell, shownCell, startCell } from './matrix.ts';
import styles from './selection-panel.module.css';
import type { Matrix } from './use-matrix.ts';

interface CellFieldsProps {
  places: readonly CellPlace[];
  matrix: Matrix;
  ownAccountId: string;
  officeNetworkCount: number;
  readOnly: boolean;
  onLevel: (level: number) => void;
}

/** Level, limits and functions of some cells; where they differ, nothing is chosen. */
export function CellFields({
  places,
  matrix,
  ownAccountId,
  officeNetworkCount,
  readOnly,
  onLevel,
}: CellFieldsProps) {
  const { t } = useMessages();
  const shown = places.map((place) => shownCell(matrix.edits, place));
  const common = allSame(shown.map(({ level }) => level));
  const locks = places.map((place) => lockOf(place, ownAccountId));
  const lock = locks.find(Boolean);
  const [one] = places;
  const moduleOf = allSame(places.map(({ module }) => module));
  const isShut = (level: RightLevel) =>
    readOnly ||
    places.every(({ column, module }) => isHigher(level, highestLevel(column.accountType, module))) ||
    (locks.every(Boolean) && !isHigher(level, 'access'));
  const describe = (level: RightLevel) =>
    level === 'extra' && moduleOf
      ? t(`rights.extra.${extraMeaning(moduleOf)}`)
      : t(`rights.means.${level === 'edit' && moduleOf === 'statistieken-v2' ? 'editStatistics' : level}`);
  const levelWord = (cells: readonly RightCell[]) => {
    const level = allSame(cells.map((cell) => cell.level));
    return level ? t(`accounts.level.${level}`) : t('rights.mixed');
  };
  return (
    <>
      {lock && (
        <p className={styles.locked}>
          <IconLock size={14} stroke={1.6} aria-hidden="true" />
          {t(`rights.lock.${lock}`)}
        </p>
      )}
      <Radio.Group
        label={t('rights.level')}
        value={common ?? null}
        onChange={(value) => onLevel((rightLevels as readonly string[]).indexOf(value))}
      >
        <div className={styles.stack}>
          {rightLevels.map((level) => (
            <div key={level} className={styles.choice} data-checked={common === level}>
              <Radio
                value={level}
                disabled={isShut(level)}
                label={t(level === 'none' ? 'rights.noAccess' : `accounts.level.${level}`)}
                description={
                  one && !readOnly && isShut(level) && !lock ? t('rights.typeCannot') : describe(level)
                }
              />
            </div>
          ))}
        </div>
      </Radio.Group>
      <LimitFields
        places={places}
        matrix={matrix}
        ownAccountId={ownAccountId}
        officeNetworkCount={officeNetworkCount}
        readOnly={readOnly}
      />
      <dl className={styles.facts}>
        <dt>{t('rights.startTable')}</dt>
        <dd>{levelWord(places.map(startCell))}</dd>
        <dt>{t('rights.before')}</dt>
        <dd>{levelWord(places.map(savedCell))}</dd>
        <dt>{t('rights.after')}</dt>
        <dd>
          <strong>{levelWord(shown)}</strong>
        </dd>
      </dl>
    </>
  );
}

/** The one value that all have; undefined where they differ. */
function allSame<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}
