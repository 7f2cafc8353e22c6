import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { usualHours } from '@foyer/domain/venues/location.ts';
import { Fields } from '@foyer/ui/fields.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { TextInput } from '@mantine/core';
import { useGraphqlMutation } from '../session/use-graphql-mutation.ts';
import { CreateLocation } from './create-location.graphql.ts';
import { EditFormDialog } from './edit-form-dialog.tsx';
import { toldFailure } from './told-failure.ts';
import { useEditForm } from './use-edit-form.ts';

interface CreateLocationDialogProps {
  /** The queries that list locations here. */
  refetch: readonly string[];
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** Makes a location with the usual hours. */
export function CreateLocationDialog({ refetch, onCreated, onClose }: CreateLocationDialogProps) {
  const { t } = useMessages();
  const create = useGraphqlMutation(CreateLocation, { refetch });
  const form = useEditForm({
    values: {
      name: '',
      address: '',
      postalCode: '',
      town: '',
      standardHours: { ...usualHours },
      weekHours: weekdays.map(() => ({ ...usualHours })),
    },
    check: async (values) =>
      parseInput((await import('@foyer/domain/venues/location-input.ts')).locationInput, values),
    save: async (input) => {
      const { createLocation } = await toldFailure(create.mutateAsync({ input }), t('venues.create.failed'));
      onCreated(createLocation.id);
    },
  });
  const { getInputProps } = form.fields;
  return (
    <EditFormDialog form={form} title={t('venues.create.title')} onClose={onClose}>
      <Fields>
        <TextInput
          label={t('venues.field.name')}
          description={t('venues.field.nameHint')}
          data-autofocus
          {...getInputProps('name')}
        />
        <TextInput label={t('venues.field.address')} {...getInputProps('address')} />
        <Fields row>
          <TextInput label={t('venues.field.postalCode')} {...getInputProps('postalCode')} />
          <TextInput label={t('venues.field.town')} {...getInputProps('town')} />
        </Fields>
      </Fields>
    </EditFormDialog>
  );
}
