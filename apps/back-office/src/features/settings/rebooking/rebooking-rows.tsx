import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowOfForm, type RowsOfForm } from '../grouped-row.tsx';
import { type FieldKind, fieldsOfSubject } from '../setting-forms.ts';
import { RuleControl } from './rule-control.tsx';

/** Earlier visits are allowed from one day on; what was typed before comes back with the choice. */
const usualDaysEarlier = 7;

/** The rules for all tickets: those that are one thought are one row. */
export function RebookingRows(props: RowsOfForm) {
  const { form, errors, onChange } = props;
  const { t } = useMessages();
  const kinds: Record<string, FieldKind> = fieldsOfSubject.rebooking;
  const control = (field: string) => (
    <RuleControl
      label={t(`settings.field.${field}`)}
      kind={kinds[field]}
      value={form[field] ?? ''}
      isWrong={Boolean(errors[field])}
      onChange={(value) => onChange(field, value)}
    />
  );
  const row = (fields: readonly string[], title: string, hint: string, children: ReactNode) => (
    <RowOfForm key={title} rows={props} subject="rebooking" fields={fields} title={title} hint={hint}>
      {children}
    </RowOfForm>
  );
  const isEarlier = form.earlierDays !== 0;
  return (
    <>
      {row(
        ['buyersRebook'],
        t('settings.field.buyersRebook'),
        t('settings.hint.buyersRebook'),
        <Switch
          aria-label={t('settings.field.buyersRebook')}
          label={t(form.buyersRebook === true ? 'rebooking.row.on' : 'rebooking.row.off')}
          checked={form.buyersRebook === true}
          onChange={(event) => onChange('buyersRebook', event.currentTarget.checked)}
        />,
      )}
      {row(
        ['earlierDays', 'laterDays'],
        t('rebooking.row.newVisit'),
        t('rebooking.row.newVisit.hint'),
        <>
          <SegmentedControl
            aria-label={t('rebooking.row.newVisit')}
            value={isEarlier ? 'earlier' : 'notEarlier'}
            onChange={(chosen) => onChange('earlierDays', chosen === 'earlier' ? usualDaysEarlier : 0)}
            data={['notEarlier', 'earlier'].map((one) => ({ value: one, label: t(`rebooking.row.${one}`) }))}
          />
          {isEarlier && (
            <>
              <span>{t('rebooking.row.atMost')}</span>
              {control('earlierDays')}
              <span>{t('rebooking.row.daysEarlier')}</span>
            </>
          )}
          <span>{t('rebooking.row.andAtMost')}</span>
          {control('laterDays')}
          <span>{t('rebooking.row.daysLater')}</span>
        </>,
      )}
      {row(
        ['latestHours'],
        t('settings.field.latestHours'),
        t('settings.hint.latestHours'),
        <>
          {control('latestHours')}
          <span>{t('settings.hours')}</span>
        </>,
      )}
      {row(
        ['mostTimes', 'feeMinor'],
        t('rebooking.row.timesAndFee'),
        t('settings.hint.mostTimes'),
        <>
          {control('mostTimes')}
          <span>{t('rebooking.row.times')}</span>
          {control('feeMinor')}
          <span>{t('rebooking.row.each')}</span>
        </>,
      )}
      {row(
        ['isDifferenceReturned'],
        t('rebooking.row.cheaper'),
        t('rebooking.row.cheaper.hint'),
        <>
          <SegmentedControl
            aria-label={t('rebooking.row.cheaper')}
            value={form.isDifferenceReturned === true ? 'refund' : 'keep'}
            onChange={(chosen) => onChange('isDifferenceReturned', chosen === 'refund')}
            data={['keep', 'refund'].map((one) => ({
              value: one,
              label: t(`rebooking.difference.${one}`),
            }))}
          />
          <span>{t('rebooking.row.higher')}</span>
        </>,
      )}
    </>
  );
}
