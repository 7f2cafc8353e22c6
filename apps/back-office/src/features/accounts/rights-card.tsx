import { rightLevels, rightLimits, startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { type AccountForm, type AccountFormFields, byModule } from './account-form.ts';
import { wordKey } from './account-words.ts';
import { countDifferences, type RightRow, rightRows, withRight } from './right-rows.ts';
import styles from './rights-card.module.css';

interface RightsCardProps {
  form: AccountFormFields;
  /** What the server has. */
  saved: AccountForm['rights'];
  readOnly: boolean;
}

/** The rights per module: modules with rights, changes or differences first, the others on request. */
export function RightsCard({ form, saved, readOnly }: RightsCardProps) {
  const { t } = useMessages();
  const [showAll, setShowAll] = useState(false);
  const { rights, accountType } = form.getValues();
  const start = startAccountRights(accountType);
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
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <ul className={styles.rows}>
        {[...first, ...(showAll ? more : [])].map((row) => (
          <Row
            key={row.module}
            row={row}
            readOnly={readOnly}
            onChange={(right) => set(withRight(rights, right))}
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
  readOnly: boolean;
  onChange: (right: RightRow) => void;
}

function Row({ row, readOnly, onChange }: RowProps) {
  const { t } = useMessages();
  const name = t(`menu.item.${row.module}`);
  const levelName = (level: string) => t(`accounts.level.${level}`);
  return (
    <li className={styles.row}>
      <span className={styles.module}>{name}</span>
      <SegmentedControl
        aria-label={t('accounts.rights.levelOf', { module: name })}
        className={row.was ? styles.changed : undefined}
        size="xs"
        readOnly={readOnly}
        value={row.level}
        onChange={(level) => onChange({ ...row, level })}
        data={rightLevels.map((value) => ({ value, label: levelName(value) }))}
      />
      <NativeSelect
        aria-label={t('accounts.rights.limitOf', { module: name })}
        size="xs"
        disabled={readOnly || row.level === 'none'}
        value={row.limit}
        onChange={(event) => {
          const limit = rightLimits.find((one) => one === event.currentTarget.value);
          if (limit) onChange({ ...row, limit });
        }}
        data={rightLimits.map((value) => ({ value, label: t(`accounts.limit.${wordKey(value)}`) }))}
      />
      <span className={row.was ? styles.was : styles.differs}>
        {row.was
          ? t('accounts.rights.was', { level: levelName(row.was) })
          : row.differs && t('accounts.rights.differs')}
      </span>
    </li>
  );
}
