import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields.tsx';
import { FormDialog } from '@foyer/ui/form-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { CountField } from '../../components/count-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { AddTimeslot, TimeslotDay } from './timeslot-day.graphql.ts';

interface AddTimeslotDialogProps {
  timeslotGroupId: string;
  date: string;
  /** What the day's other timeslots have. */
  limit: number | null;
  onClose: () => void;
}

/** Adds one timeslot on this one date. */
export function AddTimeslotDialog({ timeslotGroupId, date, limit, onClose }: AddTimeslotDialogProps) {
  const { t } = useMessages();
  const add = useGraphqlMutation(AddTimeslot, { refetch: [TimeslotDay] });
  const form = useEditForm({
    values: { date, time: '', limit },
    check: async (values) =>
      parseInput((await import('@foyer/domain/scheduling/timeslot-input.ts')).newTimeslotInput, values),
    save: (input) => add.mutateAsync({ timeslotGroupId, input }),
  });
  return (
    <FormDialog
      opened
      title={t('scheduling.day.add')}
      submitLabel={t('scheduling.day.add')}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void form.submit().then((saved) => saved && onClose())}
      onClose={onClose}
    >
      <Fields row>
        <TimeField label={t('scheduling.day.time')} data-autofocus {...form.fields.getInputProps('time')} />
        <CountField
          label={t('scheduling.times.limit')}
          description={t('scheduling.times.limitHint')}
          {...form.fields.getInputProps('limit')}
        />
      </Fields>
    </FormDialog>
  );
}
