import { alsoRefused } from '@foyer/domain/result/also-refused.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { findPeriodConflict } from '@foyer/domain/scheduling/period-in-force.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Switch, TextInput } from '@mantine/core';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import type { PeriodForm } from '../timeslot-groups/timeslot-group-form.ts';

interface PeriodDialogProps {
  period: PeriodForm;
  others: readonly PeriodForm[];
  /** Takes the period over into the page's form; nothing is saved yet. */
  onTake: (period: PeriodForm) => void;
  onClose: () => void;
}

export function PeriodDialog({ period, others, onTake, onClose }: PeriodDialogProps) {
  const { t } = useMessages();
  const isNew = period.id === null && period.note === '' && period.weekdayTimes.length === 0;
  const form = useEditForm({
    values: {
      note: period.note,
      from: period.from as string | null,
      until: period.until as string | null,
      priority: period.priority as number | null,
      published: period.published,
    },
    check: ({ note: _note, ...typed }) => checkDates(typed, others),
    save: async ({ note, published }, dates) => onTake({ ...period, note: note.trim(), ...dates, published }),
  });
  const label = isNew ? t('scheduling.periods.add') : t('scheduling.periods.edit');
  return (
    <FormDialog
      opened
      title={label}
      submitLabel={isNew ? t('scheduling.periods.add') : t('scheduling.periods.take')}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <Fields>
        <TextInput
          label={t('scheduling.periods.note')}
          description={t('scheduling.periods.noteHint')}
          maxLength={100}
          data-autofocus
          {...form.fields.getInputProps('note')}
        />
        <Fields row>
          <DateField
            past="allowed"
            label={t('scheduling.periods.from')}
            {...form.fields.getInputProps('from')}
          />
          <DateField
            past="warned"
            label={t('scheduling.periods.until')}
            {...form.fields.getInputProps('until')}
          />
        </Fields>
        <CountField
          label={t('scheduling.periods.priority')}
          description={t('scheduling.periods.priorityHint')}
          max={99}
          {...form.fields.getInputProps('priority')}
        />
        <Switch
          label={t('scheduling.periods.publish')}
          description={t('exceptions.publishHint')}
          {...form.fields.getInputProps('published', { type: 'checkbox' })}
        />
      </Fields>
    </FormDialog>
  );
}

/** The rule of the server for one period, and that it is alone on its days among its priority. */
async function checkDates(
  {
    published,
    ...typed
  }: Record<'from' | 'until', string | null> & { priority: number | null; published: boolean },
  others: readonly Pick<PeriodForm, 'from' | 'until' | 'priority' | 'published'>[],
) {
  const { periodDatesInput } = await import('@foyer/domain/scheduling/timeslot-group-input.ts');
  const checked = parseInput(periodDatesInput, typed);
  const conflict = checked.ok && findPeriodConflict({ ...checked.value, published }, others);
  return alsoRefused(checked, conflict ? [{ code: 'periods-overlap', field: 'until' }] : []);
}
