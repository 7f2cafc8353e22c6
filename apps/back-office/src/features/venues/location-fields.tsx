import { clientCountries } from '@foyer/domain/clients/client.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import styles from './location-fields.module.css';
import type { LocationForm } from './location-form.ts';

interface LocationFieldsProps {
  fields: UseFormReturnType<LocationForm>;
  /** While timeslots are planned here they would all move. */
  zoneIsFixed: boolean;
}

export function LocationFields({ fields, zoneIsFixed }: LocationFieldsProps) {
  const { t, intlLocale } = useMessages();
  const { timeZone, country } = fields.getValues();
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const names = useMemo(() => new Intl.DisplayNames(intlLocale, { type: 'region' }), [intlLocale]);
  const countryOptions = [...new Set([...clientCountries, country])].map((value) => ({
    value,
    label: names.of(value) ?? value,
  }));
  return (
    <Card title={t('venues.edit.location')}>
      <Fields>
        <Fields row>
          <TextInput
            label={t('venues.field.name')}
            description={t('venues.field.nameHint')}
            {...fields.getInputProps('name')}
          />
          <Select
            label={t('venues.field.timeZone')}
            description={zoneIsFixed ? t('venues.field.zoneFixed') : <ZoneClock timeZone={timeZone} />}
            data={zones.includes(timeZone) ? zones : [timeZone, ...zones]}
            searchable
            disabled={zoneIsFixed}
            allowDeselect={false}
            {...fields.getInputProps('timeZone')}
          />
        </Fields>
        <div className={styles.address}>
          <TextInput label={t('venues.field.address')} {...fields.getInputProps('address')} />
          <TextInput label={t('venues.field.postalCode')} {...fields.getInputProps('postalCode')} />
          <TextInput label={t('venues.field.town')} {...fields.getInputProps('town')} />
          <Select
            label={t('venues.field.country')}
            data={countryOptions}
            searchable
            allowDeselect={false}
            {...fields.getInputProps('country')}
          />
        </div>
      </Fields>
    </Card>
  );
}

function ZoneClock({ timeZone }: { timeZone: string }) {
  const { t } = useMessages();
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date());
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', 'UTC');
  return t('venues.field.zoneClock', { time: `${part('hour')}:${part('minute')}`, offset });
}
