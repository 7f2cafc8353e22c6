import { alsoRefused } from '@foyer/domain/result/also-refused.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { newTimeslotInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { newTime, type TimeFields } from '../exceptions/time-fields.ts';
import { TimeDetails } from '../exceptions/time-rows.tsx';

interface AddTimeslotDialogProps {
  date: string;
  /** The starts that the day has already: each occurs once. */
  taken: readonly string[];
  /** What the day's other timeslots have. */
  limit: number | null;
  /** Takes it over into the changes of the day; nothing is saved yet. */
  onTake: (timeslot: TimeFields) => void;
  onClose: () => void;
}

/** Adds one timeslot on this one date. */
export function AddTimeslotDialog({ date, taken, limit, onTake, onClose }: AddTimeslotDialogProps) {
  const { t } = useMessages();
  const form = useEditForm({
    values: { ...newTime('', limit) },
    check: (values) =>
      alsoRefused(
        parseInput(newTimeslotInput, { date, ...values }),
        taken.includes(values.time) ? [{ code: 'timeslot-exists', field: 'time' }] : [],
      ),
    save: async (values, { title, classes }) => onTake({ ...values, title, classes }),
  });
  const { getInputProps, setValues } = form.fields;
  const { errors } = form.fields;
  return (
    <EditFormDialog form={form} title={t('scheduling.day.add')} onClose={onClose}>
      <Fields>
        <Fields row>
          <TimeField label={t('scheduling.day.time')} data-autofocus {...getInputProps('time')} />
          <CountField
            label={t('scheduling.times.limit')}
            description={t('scheduling.times.limitHint')}
            {...getInputProps('limit')}
          />
        </Fields>
        <TimeDetails
          value={form.fields.getValues()}
          errors={errors as Partial<Record<'status' | 'title' | 'classes', string>>}
          onChange={(changes) => setValues(changes)}
        />
      </Fields>
    </EditFormDialog>
  );
}
