import type { Weekday } from '@foyer/domain/calendar/weekday.ts';
import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { groupReservationStatuses } from '@foyer/domain/scheduling/calendar-rules.ts';
import { Fields } from '@foyer/ui/fields.tsx';
import { FormDialog } from '@foyer/ui/form-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { CountField } from '../../components/count-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useWeekdayName } from '../../components/weekday-name.ts';
import { readTimesForm } from './times-form.ts';
import {
  describeTimes,
  type PeriodForm,
  sharedLimit,
  timesOfWeekday,
  type WeekdayTimeForm,
  withTimesOn,
} from './timeslot-group-form.ts';

interface WeekdayTimesDialogProps {
  period: PeriodForm;
  weekday: Weekday;
  onTake: (period: PeriodForm) => void;
  onClose: () => void;
}

/** The starts of some weekdays as text: first, last and interval, single times, and the limit of each. */
export function WeekdayTimesDialog({ period, weekday, onTake, onClose }: WeekdayTimesDialogProps) {
  const { t } = useMessages();
  const nameOf = useWeekdayName();
  const times = timesOfWeekday(period, weekday);
  const { pattern, singles } = describeTimes(times);
  const oneLimit = sharedLimit(times);
  const isMixed = times.length > 0 && oneLimit === undefined;
  const form = useEditForm({
    values: {
      first: pattern?.first ?? '',
      last: pattern?.last ?? '',
      intervalMinutes: (pattern?.intervalMinutes ?? 30) as number | null,
      singles: singles.join(', '),
      limit: oneLimit ?? null,
      days: [String(weekday)],
      status: times[0]?.status ?? 'yes',
      title: times[0]?.title ?? '',
      classes: times[0]?.classes ?? '',
    },
    check: readTimesForm,
    save: async ({ days, limit, status, title, classes }, starts) =>
      onTake(
        withTimesOn(
          period,
          days.map(Number),
          starts,
          // Limits that differ from time to time stay until one is typed for all.
          isMixed && limit === null ? undefined : limit,
          changesOf(times[0], { status, title: title.trim(), classes: classes.trim() }),
        ),
      ),
  });
  const read = readTimesForm(form.fields.getValues());
  const { getInputProps } = form.fields;
  return (
    <FormDialog
      opened
      title={t('scheduling.times.dialog')}
      submitLabel={t('scheduling.times.take')}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
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
          label={t('scheduling.times.limit')}
          description={t('scheduling.times.limitHint')}
          {...getInputProps('limit')}
        />
        <NativeSelect
          label={t('scheduling.times.status')}
          description={t('scheduling.times.statusHint')}
          data={groupReservationStatuses.map((value) => ({
            value,
            label: t(`scheduling.status.${value.replaceAll(' ', '-')}`),
          }))}
          {...getInputProps('status')}
        />
        <TextInput label={t('scheduling.times.titleField')} maxLength={100} {...getInputProps('title')} />
        <TextInput
          label={t('scheduling.times.classes')}
          description={t('scheduling.times.classesHint')}
          maxLength={255}
          {...getInputProps('classes')}
        />
        <p role="status">
          {read.ok && t('scheduling.times.result', { count: read.value.length, times: inShort(read.value) })}
        </p>
      </Fields>
    </FormDialog>
  );
}

/** The first few times and the last. */
function inShort(times: readonly string[]): string {
  if (times.length <= 4) return times.join(', ');
  return `${times.slice(0, 3).join(', ')} … ${times.at(-1) ?? ''}`;
}

/** The fields that differ from those of the first time: the others may differ from time to time, and stay. */
function changesOf(
  first: WeekdayTimeForm | undefined,
  typed: Pick<WeekdayTimeForm, 'status' | 'title' | 'classes'>,
): Partial<typeof typed> {
  const entries = Object.entries(typed) as [keyof typeof typed, string][];
  return Object.fromEntries(entries.filter(([name, value]) => first?.[name] !== value));
}
