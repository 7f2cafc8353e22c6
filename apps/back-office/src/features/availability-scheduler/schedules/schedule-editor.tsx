import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { repeatUnits, slotIntervalUnits } from '@foyer/domain/product-schedules/product-schedule.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { CountField } from '../../../components/fields/count-field.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import type { SchedulerChoicesQuery } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import type { ShownPlace } from '../calendar/shown-place.ts';
import {
  type ListedCalendar,
  type ListedSchedule,
  type ScheduleForm,
  scheduleFormOf,
  scheduleInputOf,
} from './schedule-form-values.ts';
import {
  ChangedSchedulePreview,
  ChangeProductSchedule,
  CreateProductSchedule,
  ProductSchedulePreview,
} from './schedules.graphql.ts';
import styles from './schedules.module.css';
import { TargetFields } from './target-fields.tsx';
import { scheduleQueries } from './use-plan.ts';
import { usePlannedForm } from './use-planned-form.tsx';
import { WeekdayBoxes } from './weekday-boxes.tsx';

interface ScheduleEditorProps {
  /** null = a new one. */
  schedule: ListedSchedule | null;
  calendar: ListedCalendar | undefined;
  choices: SchedulerChoicesQuery;
  place: ShownPlace | null;
  onDone: () => void;
  onCancel: () => void;
  onDirty: (dirty: boolean) => void;
}

/** All fields of a product schedule; Review shows what it does before it is applied. */
export function ScheduleEditor(props: ScheduleEditorProps) {
  const { schedule, calendar, choices, place, onDone, onCancel, onDirty } = props;
  const { t, timeZone } = useMessages();
  const previewNew = useGraphqlMutation(ProductSchedulePreview);
  const previewChange = useGraphqlMutation(ChangedSchedulePreview);
  const create = useGraphqlMutation(CreateProductSchedule, { refetch: scheduleQueries });
  const change = useGraphqlMutation(ChangeProductSchedule, { refetch: scheduleQueries });
  const target = {
    productId:
      calendar?.product.id ??
      place?.productId ??
      place?.products[0]?.id ??
      choices.schedulerProducts[0]?.id ??
      '',
    locationId: calendar?.location.id ?? place?.locationId ?? '',
  };
  const targetOf = ({ productId, locationId }: ScheduleForm) => ({ productId, locationId });
  const { form, onSubmit, review } = usePlannedForm({
    values: scheduleFormOf(schedule, target, localDateAt(new Date(), place?.timeZone ?? timeZone)),
    check: async (values: ScheduleForm) =>
      parseInput(
        (await import('@foyer/domain/product-schedules/product-schedule-input.ts')).productScheduleInput,
        scheduleInputOf(values),
      ),
    preview: (typed) => {
      const input = scheduleInputOf(typed);
      return schedule
        ? previewChange.mutateAsync({ id: schedule.id, input })
        : previewNew.mutateAsync({ target: targetOf(typed), input });
    },
    version: schedule?.version,
    apply: (typed, seen, version) => {
      const input = scheduleInputOf(typed);
      return schedule
        ? change.mutateAsync({ id: schedule.id, input, version, seen })
        : create.mutateAsync({ target: targetOf(typed), input, seen });
    },
    onDone,
    onDirty,
  });
  const { getInputProps, getValues } = form.fields;
  const values = getValues();
  if (review) return review;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {form.error && <Notice tone="danger">{form.error}</Notice>}
      <Fields>
        <TextInput
          label={t('scheduler.form.name')}
          description={t('scheduler.form.nameHint')}
          maxLength={100}
          data-autofocus
          {...getInputProps('name')}
        />
        <TargetFields
          choices={choices}
          product={getInputProps('productId')}
          location={getInputProps('locationId')}
          fixed={schedule !== null}
        />
        <Fields row>
          <DateField past="allowed" label={t('scheduler.form.from')} {...getInputProps('from')} />
          <DateField past="warned" label={t('scheduler.form.until')} {...getInputProps('until')} />
        </Fields>
        <Fields row>
          <CountField
            label={t('scheduler.form.repeatEvery')}
            min={1}
            max={99}
            {...getInputProps('repeatEvery')}
          />
          <NativeSelect
            label={t('scheduler.form.repeatUnit')}
            data={repeatUnits.map((value) => ({ value, label: t(`scheduler.unit.${value}`) }))}
            {...getInputProps('repeatUnit')}
          />
        </Fields>
        {values.repeatUnit === 'week' && <WeekdayBoxes {...getInputProps('weekdays')} />}
        <Fields row>
          <TimeField label={t('scheduler.form.firstTime')} {...getInputProps('firstTime')} />
          <TimeField
            label={t('scheduler.form.lastTime')}
            below={isLocalTime(values.lastTime) && values.lastTime < values.firstTime && t('hours.nextDay')}
            {...getInputProps('lastTime')}
          />
        </Fields>
        <Fields row>
          <CountField
            label={t('scheduler.form.slotInterval')}
            min={1}
            max={1440}
            {...getInputProps('slotInterval')}
          />
          <NativeSelect
            label={t('scheduler.form.slotIntervalUnit')}
            data={slotIntervalUnits.map((value) => ({ value, label: t(`scheduler.unit.${value}`) }))}
            {...getInputProps('slotIntervalUnit')}
          />
        </Fields>
        <CountField
          label={t('scheduler.form.capacity')}
          description={t('scheduler.form.capacityHint')}
          placeholder={t('scheduler.noLimit')}
          min={1}
          max={1_000_000}
          {...getInputProps('capacity')}
        />
      </Fields>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.saving}>
          {t('scheduler.review.action')}
        </Button>
      </div>
    </form>
  );
}
