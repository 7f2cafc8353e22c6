import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { CountField } from '../../../components/fields/count-field.tsx';
import type { ComingChange } from '../coming-value.tsx';
import { GroupedRow } from '../grouped-row.tsx';
import type { FormValue, FormValues } from '../setting-forms.ts';
import styles from './limits.module.css';

interface LimitRowsProps {
  form: FormValues;
  errors: Record<string, ReactNode>;
  mayEdit: boolean;
  busy: boolean;
  comingOf: (field: string) => ComingChange | undefined;
  onChange: (field: string, value: FormValue) => void;
  onWithdraw: (field: string) => void;
}

/** The order limit: those of its fields that are one thought are one row. */
export function LimitRows(props: LimitRowsProps) {
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
    <GroupedRow
      subject="order-limit"
      title={title}
      hint={hint}
      fields={fields}
      coming={fields.flatMap((field) => {
        const change = props.comingOf(field);
        return change ? [{ field, change }] : [];
      })}
      errors={fields.flatMap((field) => (errors[field] ? [errors[field]] : []))}
      mayEdit={props.mayEdit}
      busy={props.busy}
      onWithdraw={props.onWithdraw}
    >
      {children}
    </GroupedRow>
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
