import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { CountField } from '../../../components/fields/count-field.tsx';
import { RowOfForm, type RowsOfForm } from '../grouped-row.tsx';
import styles from './limits.module.css';

/** The order limit: those of its fields that are one thought are one row. */
export function LimitRows(props: RowsOfForm) {
  const { form, errors, onChange } = props;
  const { t } = useMessages();
  const count = (field: string) => (
    <CountField
      aria-label={t(`settings.field.${field}`)}
      className={styles.narrow}
      error={Boolean(errors[field])}
      value={typeof form[field] === 'number' ? form[field] : null}
      onChange={(value) => onChange(field, value ?? '')}
    />
  );
  const choice = (field: string) => (
    <Checkbox
      label={t(`settings.field.${field}`)}
      checked={form[field] === true}
      onChange={(event) => onChange(field, event.currentTarget.checked)}
    />
  );
  const row = (fields: readonly string[], title: string, hint: string, children: ReactNode) => (
    <RowOfForm rows={props} subject="order-limit" fields={fields} title={title} hint={hint}>
      {children}
    </RowOfForm>
  );
  return (
    <>
      {row(
        ['mostOrders', 'minutes'],
        t('limits.most'),
        t('limits.most.hint'),
        <>
          {count('mostOrders')}
          <span>{t('limits.ordersIn')}</span>
          {count('minutes')}
          <span>{t('limits.minutes')}</span>
        </>,
      )}
      {row(
        ['byEmail', 'byNetwork'],
        t('limits.person'),
        t('limits.person.hint'),
        <div className={styles.choices}>
          {choice('byEmail')}
          {choice('byNetwork')}
        </div>,
      )}
      {row(
        ['isCompletedOnly'],
        t('limits.count'),
        t('limits.count.hint'),
        <SegmentedControl
          aria-label={t('limits.count')}
          value={form.isCompletedOnly === true ? 'completed' : 'all'}
          onChange={(chosen) => onChange('isCompletedOnly', chosen === 'completed')}
          data={['completed', 'all'].map((one) => ({ value: one, label: t(`limits.count.${one}`) }))}
        />,
      )}
    </>
  );
}
