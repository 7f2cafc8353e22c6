import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Group, Radio, Select, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import type { EventChoicesOfForm, EventForm } from './event-form.ts';

interface EventFieldsProps {
  fields: UseFormReturnType<EventForm>;
  choices: EventChoicesOfForm;
  /** The event itself cannot be linked to. */
  ownId?: string;
  canEdit: boolean;
}

/** What an event or exhibition is called, when it is, how many may come, and where it shows. */
export function EventFields({ fields, choices, ownId, canEdit }: EventFieldsProps) {
  const { t, date } = useMessages();
  const { kind, limitChoice } = fields.getValues();
  const isEvent = kind === 'event';
  const linkable = choices.events.filter(({ id }) => id !== ownId);
  return (
    <>
      <Card title={t(isEvent ? 'events.kind.event' : 'events.kind.exhibition')}>
        <Fields>
          <TextInput
            label={t('events.field.titleNl')}
            description={t('events.field.titleHint')}
            lang="nl"
            maxLength={100}
            {...fields.getInputProps('titleNl')}
          />
          <TextInput
            label={t('events.field.titleEn')}
            description={t('events.field.optional')}
            lang="en"
            maxLength={100}
            {...fields.getInputProps('titleEn')}
          />
          <Fields row>
            <DateField
              label={t(isEvent ? 'events.field.date' : 'events.field.from')}
              past={isEvent ? 'warned' : 'allowed'}
              {...fields.getInputProps('fromDate')}
              readOnly={!canEdit}
            />
            {isEvent ? (
              <TimeField
                label={t('events.field.time')}
                placeholder="14:00"
                readOnly={!canEdit}
                {...fields.getInputProps('at')}
              />
            ) : (
              <DateField
                label={t('events.field.until')}
                past="warned"
                {...fields.getInputProps('untilDate')}
                readOnly={!canEdit}
              />
            )}
            <Select
              label={t('events.field.location')}
              description={t('events.field.optional')}
              clearable={canEdit}
              data={choices.locations.map(({ id, name }) => ({ value: id, label: name }))}
              {...fields.getInputProps('locationId')}
            />
          </Fields>
        </Fields>
      </Card>
      <Card title={t('events.field.limit')}>
        <Fields>
          <Radio.Group
            label={t(isEvent ? 'events.field.limitOfEvent' : 'events.field.limitOfDay')}
            {...fields.getInputProps('limitChoice')}
          >
            <Group gap="lg">
              <Radio value="limit" label={t('events.field.hasLimit')} disabled={!canEdit} />
              <Radio value="none" label={t('events.field.noLimit')} disabled={!canEdit} />
            </Group>
          </Radio.Group>
          {limitChoice === 'limit' && (
            <CountField
              label={t('events.field.tickets')}
              placeholder="200"
              min={1}
              readOnly={!canEdit}
              {...fields.getInputProps('ticketLimit')}
            />
          )}
        </Fields>
      </Card>
      <Card title={t('events.field.sale')}>
        <Fields>
          <Select
            label={t('events.field.linked')}
            description={t('events.field.linkedHint')}
            clearable={canEdit}
            searchable
            data={linkable.map(({ id, title, fromDate }) => ({
              value: id,
              label: `${title} · ${date(fromDate)}`,
            }))}
            {...fields.getInputProps('linkedEventId')}
          />
          <Switch
            label={t('events.field.publish')}
            description={t('events.field.publishHint')}
            disabled={!canEdit}
            {...fields.getInputProps('publishInTicketFrame', { type: 'checkbox' })}
          />
          <Switch
            label={t('events.field.show')}
            description={t('events.field.showHint')}
            disabled={!canEdit}
            {...fields.getInputProps('showAvailability', { type: 'checkbox' })}
          />
        </Fields>
      </Card>
    </>
  );
}
