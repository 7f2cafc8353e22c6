import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import type { TicketstreetFieldsProps } from './ticketstreet-fields.ts';
import { useLanguageName } from './use-language-name.ts';

/** Name, address, publication, languages and the size of an order. */
export function ChannelSettingsCard({ fields, canEdit }: TicketstreetFieldsProps) {
  const { t } = useMessages();
  const languageName = useLanguageName();
  const { languages, startDate, endDate } = fields.getValues();
  const named = (codes: readonly string[]) => codes.map((value) => ({ value, label: languageName(value) }));
  const { getInputProps } = fields;
  return (
    <Card title={t('channels.edit.settings')}>
      <Fields>
        <Fields row>
          <TextInput label={t('channels.field.title')} disabled={!canEdit} {...getInputProps('title')} />
          <TextInput
            label={t('channels.field.url')}
            description={t('channels.field.urlHint')}
            disabled={!canEdit}
            {...getInputProps('url')}
          />
        </Fields>
        <Fields row>
          <DateField
            label={t('channels.field.startDate')}
            past="allowed"
            description={t('channels.field.startDateHint')}
            clearable
            disabled={!canEdit}
            {...getInputProps('startDate')}
            value={startDate}
          />
          <DateField
            label={t('channels.field.endDate')}
            past="warned"
            description={t('channels.field.endDateHint')}
            clearable
            disabled={!canEdit}
            {...getInputProps('endDate')}
            value={endDate}
          />
        </Fields>
        <Fields row>
          <MultiSelect
            label={t('channels.field.languages')}
            data={named(contentLanguages)}
            searchable
            hidePickedOptions
            disabled={!canEdit}
            {...getInputProps('languages')}
          />
          <Select
            label={t('channels.field.defaultLanguage')}
            data={named(languages)}
            allowDeselect={false}
            disabled={!canEdit}
            {...getInputProps('defaultLanguage')}
          />
        </Fields>
        <Fields row>
          <CountField
            label={t('channels.field.minTickets')}
            min={1}
            max={500}
            disabled={!canEdit}
            {...getInputProps('minTickets')}
          />
          <CountField
            label={t('channels.field.maxTickets')}
            min={1}
            max={500}
            disabled={!canEdit}
            {...getInputProps('maxTickets')}
          />
        </Fields>
      </Fields>
    </Card>
  );
}
