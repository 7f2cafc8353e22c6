import { type Weekday, weekdays } from '@foyer/domain/calendar/weekday.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { findTimePattern } from '@foyer/domain/scheduling/time-pattern.ts';
import { weekdayTimesInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Checkbox, Group, TextInput } from '@mantine/core';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import { type PeriodForm, timesOfWeekday, withTimesOn } from '../timeslot-groups/timeslot-group-form.ts';
import { fieldsOfTimes, sharedLimit, type TimeFields } from './time-fields.ts';
import { TimeRows } from './time-rows.tsx';
import { readTimesForm } from './times-form.ts';

interface WeekdayTimesDialogProps {
  period: PeriodForm;
  weekday: Weekday;
  onTake: (period: PeriodForm) => void;
  onClose: () => void;
}

/** The starts of some weekdays as text: first, last and interval, single times; and below them each with its fields. */
export function WeekdayTimesDialog({ period, weekday, onTake, onClose }: WeekdayTimesDialogProps) {
  const { t } = useMessages();
  const nameOf = useWeekdayName();
  const present = timesOfWeekday(period, weekday);
  const form = useEditForm({
    values: {
      ...patternOf(present),
      days: [String(weekday)],
      limit: sharedLimit(present) ?? null,
      times: present.map(({ weekday: _weekday, ...time }) => time) as TimeFields[],
    },
    check: (values) => {
      const read = readTimesForm(values);
      return read.ok ? checkTimes(rowsOf(read.value, values), values.days) : read;
    },
    marksOtherFields: true,
    save: async ({ days }, times) => onTake(withTimesOn(period, days.map(Number), times)),
  });
  const values = form.fields.getValues();
  const read = readTimesForm(values);
  const rows = read.ok ? rowsOf(read.value, values) : [];
  const isMixed = rows.length > 0 && sharedLimit(rows) === undefined;
  const { getInputProps, setFieldValue, setValues, errors } = form.fields;
  return (
    <FormDialog
      opened
      title={t('scheduling.times.dialog')}
      submitLabel={t('scheduling.times.take')}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      {Object.keys(errors)
        .filter((field) => /^\d+\.(?!limit$)/.test(field))
        .map((field) => (
          <Notice key={field} tone="danger">
            {rows[Number.parseInt(field, 10)]?.time}: {errors[field]}
          </Notice>
        ))}
      <Fields>
        <Checkbox.Group label={t('scheduling.times.days')} {...getInputProps('days')}>
          <Group gap="sm" mt={4}>
            {weekdays.map((day) => (
              <Checkbox key={day} value={String(day)} label={nameOf(day, 'short')} />
            ))}
          </Group>
        </Checkbox.Group>
        <Fields row>
          <TimeField label={t('scheduling.times.first')} data-autofocus {...getInputProps('first')} />
          <TimeField label={t('scheduling.times.last')} {...getInputProps('last')} />
          <CountField
            label={t('scheduling.times.interval')}
            min={1}
            max={1440}
            {...getInputProps('intervalMinutes')}
          />
        </Fields>
        <TextInput
          label={t('scheduling.times.singles')}
          description={t('scheduling.times.singlesHint')}
          {...getInputProps('singles')}
        />
        <CountField
          label={t('scheduling.times.limitOfAll')}
          description={t('scheduling.times.limitHint')}
          placeholder={isMixed ? t('scheduling.times.mixed') : '∞'}
          value={isMixed ? null : values.limit}
          error={errors.limit}
          onChange={(limit) => setValues({ limit, times: values.times.map((one) => ({ ...one, limit })) })}
        />
        <p role="status">
          {read.ok && t('scheduling.times.result', { count: read.value.length, times: inShort(read.value) })}
        </p>
        {rows.length > 0 && (
          <TimeRows
            label={t('scheduling.times.each')}
            times={rows}
            limitErrorOf={(index) => errors[`${index}.limit`]}
            onChange={(times) => setFieldValue('times', times)}
            onRemove={(time) => {
              const left = rows.filter((one) => one.time !== time);
              setValues({ ...patternOf(left), times: left });
            }}
          />
        )}
      </Fields>
    </FormDialog>
  );
}

function patternOf(times: readonly TimeFields[]) {
  const { pattern, singles } = findTimePattern(times.map(({ time }) => time));
  return {
    first: pattern?.first ?? '',
    last: pattern?.last ?? '',
    intervalMinutes: (pattern?.intervalMinutes ?? 30) as number | null,
    singles: singles.join(', '),
  };
}

function rowsOf(starts: readonly string[], { times, limit }: { times: TimeFields[]; limit: number | null }) {
  return fieldsOfTimes(starts, new Map(times.map((time) => [time.time, time])), limit);
}

/** The rule of the server, on one of the days: a day has each start once. */
function checkTimes(times: TimeFields[], [day]: readonly string[]) {
  const checked = parseInput(
    weekdayTimesInput,
    times.map((time) => ({ ...time, weekday: Number(day) })),
  );
  if (checked.ok) return { ok: true as const, value: times };
  // One limit of all times is refused where it was typed.
  const isLimitOfAll = sharedLimit(times) !== undefined;
  const ofLimit = checked.refusals.find(({ field }) => field?.endsWith('.limit'));
  return isLimitOfAll && ofLimit ? refused({ ...ofLimit, field: 'limit' }) : checked;
}

/** The first few times and the last. */
function inShort(times: readonly string[]): string {
  if (times.length <= 4) return times.join(', ');
  return `${times.slice(0, 3).join(', ')} … ${times.at(-1) ?? ''}`;
}
