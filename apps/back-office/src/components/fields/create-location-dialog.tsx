import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { clientCountries } from '@foyer/domain/clients/client.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import { usualHours } from '@foyer/domain/venues/location.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Input, Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { EditFormDialog } from '../edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../edit-page/use-edit-form.ts';
import { withFailureMessage } from '../failure-message.ts';
import { CreateLocation } from './create-location.graphql.ts';
import { HoursFields } from './hours-fields.tsx';

interface CreateLocationDialogProps {
  /** The queries that list locations here. */
  refetch: readonly string[];
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** Makes a location: where it is, by which clock, and its standard hours. */
export function CreateLocationDialog({ refetch, onCreated, onClose }: CreateLocationDialogProps) {
  const { t, intlLocale } = useMessages();
  const create = useGraphqlMutation(CreateLocation, { refetch });
  const form = useEditForm({
    values: {
      name: '',
      address: '',
      postalCode: '',
      town: '',
      country: 'NL',
      timeZone: 'Europe/Amsterdam',
      standardHours: { ...usualHours },
    },
    check: async (values) =>
      parseInput((await import('@foyer/domain/venues/location-input.ts')).locationInput, inputOf(values)),
    save: async (values) => {
      const input = inputOf(values);
      const { createLocation } = await withFailureMessage(
        create.mutateAsync({ input }),
        t('venues.create.failed'),
      );
      onCreated(createLocation.id);
    },
  });
  const { getInputProps, getValues } = form.fields;
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const names = useMemo(() => new Intl.DisplayNames(intlLocale, { type: 'region' }), [intlLocale]);
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
        <Fields row>
          <Select
            label={t('venues.field.country')}
            data={clientCountries.map((value) => ({ value, label: names.of(value) ?? value }))}
            searchable
            allowDeselect={false}
            {...getInputProps('country')}
          />
          <Select
            label={t('venues.field.timeZone')}
            data={zones}
            searchable
            allowDeselect={false}
            {...getInputProps('timeZone')}
          />
        </Fields>
        <Input.Wrapper label={t('venues.create.hours')} labelProps={{ display: 'block' }}>
          <HoursFields
            of={t('venues.create.hours')}
            hours={getValues().standardHours}
            errors={{
              opens: getInputProps('standardHours.opens').error,
              closes: getInputProps('standardHours.closes').error,
            }}
            onChange={(hours) => form.fields.setFieldValue('standardHours', hours)}
          />
        </Input.Wrapper>
      </Fields>
    </EditFormDialog>
  );
}

/** The days follow the standard hours; their own are set on the page of the location. */
function inputOf<Values extends { standardHours: OpeningHours }>(values: Values) {
  return { ...values, weekHours: weekdays.map(() => ({ ...values.standardHours })) };
}
