import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { EditArea } from '../../../components/edit-page/edit-area.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useCan } from '../../../components/use-can.ts';
import { BesideWhy } from '../../../components/why/beside-why.tsx';
import type { TimeslotDayQuery } from '../../../generated/operations.ts';
import { SkippedStarts } from '../changes/skipped-starts.tsx';
import { AddedTimeslots } from '../timeslots/added-timeslots.tsx';
import { DayFigures } from '../timeslots/day-figures.tsx';
import {
  checkHandEdits,
  countEdits,
  handInputOf,
  noEdits,
  timeslotLimitField,
} from '../timeslots/hand-edits.ts';
import { TimeslotTable } from '../timeslots/timeslot-table.tsx';
import { useDraftTimeslots } from '../timeslots/use-draft-timeslots.ts';
import { DayDrafts } from './day-drafts.tsx';

const AddTimeslotDialog = onDemand(
  async () => (await import('../timeslots/add-timeslot-dialog.tsx')).AddTimeslotDialog,
);

interface DayFormProps {
  day: TimeslotDayQuery['timeslotDay'];
  refetching: boolean;
  isAdding: boolean;
  onAdded: () => void;
}

/** The timeslots of one date and what is changed by hand; it lives and goes with its date. */
export function DayForm({ day, refetching, isAdding, onAdded }: DayFormProps) {
  const { t } = useMessages();
  const canEdit = useCan('timeslotgroup', 'edit');
  const { group, date, timeslots } = day;
  const draft = useDraftTimeslots(group.id);
  const form = useEditForm({
    values: noEdits,
    check: (values) => checkHandEdits(values, date),
    marksOtherFields: true,
    save: (values) => draft(handInputOf(values, date)),
  });
  const values = form.fields.getValues();
  const { errors } = form.fields;
  const atTimeslots = timeslots.map(timeslotLimitField);
  const refused = Object.keys(errors).filter((field) => !atTimeslots.includes(field));
  return (
    <EditArea
      form={form}
      canEdit={canEdit}
      readOnlyReason={false}
      opensDryRun
      saveLabel={t('scheduling.review.action')}
      changes={t('scheduling.day.changes', { count: countEdits(values) })}
    >
      {refused.map((field) => (
        <Notice key={field} tone="danger">
          {errors[field]}
        </Notice>
      ))}
      <SkippedStarts starts={day.skippedStarts} />
      <DayDrafts group={group} date={date} />
      <DayFigures timeslots={timeslots} />
      <BesideWhy>
        <TimeslotTable
          day={day}
          canEdit={canEdit}
          form={values}
          errors={errors}
          onChange={(changed) => {
            form.fields.setValues(changed);
            form.fields.clearErrors();
          }}
          refetching={refetching}
        />
      </BesideWhy>
      <AddedTimeslots
        added={values.added}
        onRemove={(time) =>
          form.fields.setFieldValue(
            'added',
            values.added.filter((one) => one.time !== time),
          )
        }
      />
      {isAdding && (
        <AddTimeslotDialog
          date={date}
          taken={[...timeslots, ...values.added].map(({ time }) => time)}
          limit={timeslots[0]?.capacity ?? null}
          onTake={(timeslot) => {
            form.fields.setFieldValue('added', [...values.added, timeslot]);
            onAdded();
          }}
          onClose={onAdded}
        />
      )}
    </EditArea>
  );
}
