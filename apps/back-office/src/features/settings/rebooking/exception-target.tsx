import { rebookingExceptionKinds } from '@foyer/domain/rebooking/rebooking-rules.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '../../../components/fields/date-field.tsx';
import type { RebookingTargetsQuery } from '../../../generated/operations.ts';
import type { RebookingExceptionForm } from './exception-form.ts';

interface ExceptionTargetProps {
  form: UseFormReturnType<RebookingExceptionForm>;
  targets: RebookingTargetsQuery['rebookingTargets'];
}

/** What an exception is for: a ticket type, ticket group or event, or the visits of a period. */
export function ExceptionTarget({ form: { getInputProps, getValues }, targets }: ExceptionTargetProps) {
  const { t } = useMessages();
  const values = getValues();
  const ofKind = targets.filter(({ kind }) => kind === values.kind);
  return (
    <>
      <Select
        label={t('rebooking.column.for')}
        allowDeselect={false}
        data={rebookingExceptionKinds.map((kind) => ({ value: kind, label: t(`rebooking.kind.${kind}`) }))}
        {...getInputProps('kind')}
      />
      {values.kind === 'period' ? (
        <>
          <TextInput
            label={t('rebooking.periodName')}
            description={t('rebooking.periodNameHint')}
            maxLength={100}
            {...getInputProps('name')}
          />
          <Fields row>
            <DateField past="allowed" label={t('rebooking.firstDate')} {...getInputProps('from')} />
            <DateField past="warned" label={t('rebooking.lastDate')} {...getInputProps('until')} />
          </Fields>
        </>
      ) : (
        <Select
          key={values.kind}
          label={t(`rebooking.kind.${values.kind}`)}
          searchable
          nothingFoundMessage={t('rebooking.nothingFound')}
          data={ofKind.map(({ id, name, partOf }) => ({
            value: id,
            label: partOf && partOf !== name ? `${name} (${partOf})` : name,
          }))}
          {...getInputProps('targetId')}
          value={ofKind.some(({ id }) => id === values.targetId) ? values.targetId : null}
        />
      )}
    </>
  );
}
