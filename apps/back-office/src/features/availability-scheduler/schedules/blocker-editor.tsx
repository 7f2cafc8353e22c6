import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import type { SchedulerChoicesQuery } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import type { ShownPlace } from '../calendar/shown-place.ts';
import { readStretch } from './blocked-stretch.ts';
import {
  type BlockerForm,
  blockerFormOf,
  blockerInputOf,
  type ListedBlocker,
  type ListedCalendar,
} from './schedule-form-values.ts';
import {
  ChangedBlockerPreview,
  ChangeScheduleBlocker,
  CreateScheduleBlocker,
  ScheduleBlockerPreview,
} from './schedules.graphql.ts';
import styles from './schedules.module.css';
import { TargetFields } from './target-fields.tsx';
import { scheduleQueries } from './use-plan.ts';
import { usePlannedForm } from './use-planned-form.tsx';
import { WeekdayBoxes } from './weekday-boxes.tsx';

interface BlockerEditorProps {
  /** null = a new one. */
  blocker: ListedBlocker | null;
  calendar: ListedCalendar | undefined;
  choices: SchedulerChoicesQuery;
  place: ShownPlace | null;
  /** The day that was looked at. */
  day: string | undefined;
  /** The timeslots that were chosen, as the address has them. */
  stretch: string | undefined;
  onDone: () => void;
  onCancel: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Days, or hours of them, in which the schedules of a product yield nothing. */
export function BlockerEditor(props: BlockerEditorProps) {
  const { blocker, calendar, place, day, stretch, onDone, onCancel, onDirty } = props;
  const { t, timeZone } = useMessages();
  const previewNew = useGraphqlMutation(ScheduleBlockerPreview);
  const previewChange = useGraphqlMutation(ChangedBlockerPreview);
  const create = useGraphqlMutation(CreateScheduleBlocker, { refetch: scheduleQueries });
  const change = useGraphqlMutation(ChangeScheduleBlocker, { refetch: scheduleQueries });
  // Only what has schedules can be blocked.
  const products = props.choices.schedulerProducts.filter(({ hasSchedules }) => hasSchedules);
  const choices = { ...props.choices, schedulerProducts: products };
  const wanted = place?.productId ?? place?.products.find(({ hasSchedules }) => hasSchedules)?.id;
  const target = {
    productId: calendar?.product.id ?? products.find(({ id }) => id === wanted)?.id ?? products[0]?.id ?? '',
    locationId: calendar?.location.id ?? place?.locationId ?? '',
  };
  const today = localDateAt(new Date(), place?.timeZone ?? timeZone);
  const targetOf = ({ productId, locationId }: BlockerForm) => ({ productId, locationId });
  const { form, onSubmit, review } = usePlannedForm({
    values: blockerFormOf(blocker, target, readStretch(stretch) ?? (day && day > today ? day : today)),
    check: async (values: BlockerForm) =>
      parseInput(
        (await import('@foyer/domain/product-schedules/schedule-blocker-input.ts')).scheduleBlockerInput,
        blockerInputOf(values),
      ),
    preview: (typed) => {
      const input = blockerInputOf(typed);
      return blocker
        ? previewChange.mutateAsync({ id: blocker.id, input })
        : previewNew.mutateAsync({ target: targetOf(typed), input });
    },
    version: blocker?.version,
    apply: (typed, seen, version) => {
      const input = blockerInputOf(typed);
      return blocker
        ? change.mutateAsync({ id: blocker.id, input, version, seen })
        : create.mutateAsync({ target: targetOf(typed), input, seen });
    },
    onDone,
    onDirty,
  });
  const { getInputProps, getValues } = form.fields;
  const values = getValues();
  if (review) return review;
  if (products.length === 0) return <Notice tone="neutral">{t('scheduler.blocker.nothing')}</Notice>;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {form.error && <Notice tone="danger">{form.error}</Notice>}
      <Fields>
        <TextInput
          label={t('scheduler.blocker.reason')}
          description={t('scheduler.blocker.reasonHint')}
          maxLength={200}
          data-autofocus
          {...getInputProps('reason')}
        />
        <TargetFields
          choices={choices}
          product={getInputProps('productId')}
          location={getInputProps('locationId')}
          fixed={blocker !== null}
        />
        <Fields row>
          <DateField past="allowed" label={t('scheduler.form.from')} {...getInputProps('from')} />
          <DateField past="warned" label={t('scheduler.form.until')} {...getInputProps('until')} />
        </Fields>
        <WeekdayBoxes {...getInputProps('weekdays')} />
        <Checkbox label={t('scheduler.blocker.allDay')} {...getInputProps('allDay', { type: 'checkbox' })} />
        {!values.allDay && (
          <Fields row>
            <TimeField label={t('scheduler.blocker.fromTime')} {...getInputProps('fromTime')} />
            <TimeField
              label={t('scheduler.blocker.untilTime')}
              below={
                isLocalTime(values.untilTime) && values.untilTime < values.fromTime && t('hours.nextDay')
              }
              {...getInputProps('untilTime')}
            />
          </Fields>
        )}
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
