import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { usualHours } from '@foyer/domain/venues/location.ts';
import { Fields } from '@foyer/ui/fields.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { EditFormDialog } from '../../components/edit-form-dialog.tsx';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { CreateLocation, LocationList } from './venues.graphql.ts';

/** Makes a location with the usual hours and goes to its page. */
export function CreateLocationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const create = useGraphqlMutation(CreateLocation, { refetch: [LocationList] });
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
      const { createLocation } = await create.mutateAsync({ input });
      await navigate({ to: `/new-settings/locations/edit-venue/${createLocation.id}` });
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
