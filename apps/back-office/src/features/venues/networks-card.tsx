import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TagsInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { LocationForm } from './location-form.ts';

/** From where accounts of this location sign in ("Login refused by location"). */
export function NetworksCard({ fields }: { fields: UseFormReturnType<LocationForm> }) {
  const { t } = useMessages();
  const { ipRanges } = fields.getValues();
  const firstError = Object.entries(fields.errors).find(([name]) => name.startsWith('ipRanges'))?.[1];
  return (
    <Card title={t('venues.networks.title')}>
      <TagsInput
        label={t('venues.networks.field')}
        description={t('venues.networks.hint')}
        value={ipRanges}
        onChange={(ranges) => fields.setFieldValue('ipRanges', ranges)}
        error={firstError}
        acceptValueOnBlur
      />
    </Card>
  );
}
