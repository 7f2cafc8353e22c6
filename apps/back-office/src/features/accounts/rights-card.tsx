import { isHigher, rightLevels } from '@foyer/domain/identity/account-right.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import { cellAtLevel, type RightCell } from '@foyer/domain/identity/menu-rights.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import { highestLevel } from '@foyer/domain/identity/type-ceiling.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { AccountChoicesQuery } from '../../generated/operations.ts';
import { type AccountForm, type AccountFormFields, byModule, startRightsOf } from './account-form.ts';
import { wordKey } from './account-words.ts';
import { RightParts } from './right-parts.tsx';
import { countDifferences, type RightRow, rightRows, withRight } from './right-rows.ts';
import styles from './rights-card.module.css';

interface RightsCardProps {
  form: AccountFormFields;
  /** What the server has. */
  saved: AccountForm['rights'];
  choices: AccountChoicesQuery;
  readOnly: boolean;
}

/** The rights per module: modules with rights, changes or differences first, the others on request. */
export function RightsCard({ form, saved, choices, readOnly }: RightsCardProps) {
  const { t } = useMessages();
  const [showAll, setShowAll] = useState(false);
  const { rights, accountType } = form.getValues();
  const start = startRightsOf(choices, accountType);
  const { first, more } = rightRows(rights, saved, start);
  const differences = countDifferences(rights, start);
  const set = (next: AccountForm['rights']) => form.setFieldValue('rights', byModule(next));
  const error = form.errors.rights;
  return (
    <Card
      flush
      title={t('accounts.card.rights')}
      actions={
        <>
          <span className={styles.start}>
            {t('accounts.rights.start', {
              type: t(`accounts.type.${wordKey(accountType)}`),
              count: differences,
            })}
          </span>
          {differences > 0 && !readOnly && (
            <Button size="compact-sm" onClick={() => set(start)}>
              {t('accounts.rights.reset')}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <p className={styles.error} role="alert" aria-invalid="true" tabIndex={-1}>
          {error}
        </p>
      )}
      <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
        <span>{t('accounts.rights.module')}</span>
        <span>{t('accounts.rights.level')}</span>
        <span>{t('accounts.rights.limits')}</span>
      </div>
      <ul className={styles.rows}>
        {[...first, ...(showAll ? more : [])].map((row) => (
          <Row
            key={row.module}
            row={row}
            accountType={accountType}
            readOnly={readOnly}
            onChange={(cell) => set(withRight(rights, row.module, cell))}
          />
        ))}
      </ul>
      {!showAll && more.length > 0 && (
        <p className={styles.more}>
          {t('accounts.rights.more', { count: more.length })}
          <Button variant="subtle" size="compact-sm" onClick={() => setShowAll(true)}>
            {t('accounts.rights.showAll', { count: first.length + more.length })}
          </Button>
        </p>
      )}
    </Card>
  );
}

interface RowProps {
  row: RightRow;
  accountType: AccountType;
  readOnly: boolean;
  onChange: (cell: RightCell) => void;
}

function Row({ row, accountType, readOnly, onChange }: RowProps) {
  const { t } = useMessages();
  const { module, cell, was } = row;
  const name = t(`menu.item.${module}`);
  const levelName = (level: string) => t(`accounts.level.${level}`);
  return (
    <li className={styles.row}>
      <span className={styles.module}>{name}</span>
      <SegmentedControl
        aria-label={t('accounts.rights.levelOf', { module: name })}
        className={was ? styles.changed : undefined}
        size="xs"
        fullWidth
        readOnly={readOnly}
        value={cell.level}
        onChange={(level) => onChange(cellAtLevel(cell, level))}
        data={rightLevels.map((value) => ({
          value,
          label: levelName(value),
          disabled: cannotHave(accountType, module, value) && cell.level !== value,
        }))}
      />
      <RightParts module={module} name={name} cell={cell} readOnly={readOnly} onChange={onChange} />
      <span className={was ? styles.was : styles.differs}>
        {was && was.level !== cell.level
          ? t('accounts.rights.was', { level: levelName(was.level) })
          : was
            ? t('accounts.rights.changed')
            : row.differs && t('accounts.rights.differs')}
      </span>
    </li>
  );
}

const cannotHave = (accountType: AccountType, module: Module, level: (typeof rightLevels)[number]) =>
  isHigher(level, highestLevel(accountType, module));
