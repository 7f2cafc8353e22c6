import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/count-field.tsx';
import { DateField } from '../../components/date-field.tsx';
import type { TicketGroupForm } from './ticket-group-form.ts';

/** When a ticket group is sold, and how many of its tickets one sales page lets choose. */
export function TicketGroupDatesTab({ fields }: { fields: UseFormReturnType<TicketGroupForm> }) {
  const { t } = useMessages();
  return (
    <>
      <Card title={t('catalog.group.title')}>
        <Fields>
          <TextInput label={t('catalog.group.name')} {...fields.getInputProps('name')} />
          <Fields row>
            <DateField
              label={t('catalog.group.availableFrom')}
              description={t('catalog.group.openHint')}
              clearable
              {...fields.getInputProps('availableFrom')}
            />
            <DateField
              label={t('catalog.group.availableUntil')}
              description={t('catalog.group.openHint')}
              clearable
              {...fields.getInputProps('availableUntil')}
            />
          </Fields>
        </Fields>
      </Card>
      <Card title={t('catalog.group.saleRules')}>
        <Fields>
          <Fields row>
            <CountField
              label={t('catalog.group.lookahead')}
              description={t('catalog.group.lookaheadHint')}
              {...fields.getInputProps('lookaheadDays')}
            />
            <CountField
              label={t('catalog.group.cutOff')}
              description={t('catalog.group.cutOffHint')}
              {...fields.getInputProps('cutOffMinutes')}
            />
            <CountField
              label={t('catalog.group.pageMaximum')}
              description={t('catalog.group.zeroUnlimited')}
              {...fields.getInputProps('pageMaximum')}
            />
          </Fields>
          <Checkbox
            label={t('catalog.group.childNeedsAdult')}
            {...fields.getInputProps('childNeedsAdult', { type: 'checkbox' })}
          />
        </Fields>
      </Card>
    </>
  );
}
