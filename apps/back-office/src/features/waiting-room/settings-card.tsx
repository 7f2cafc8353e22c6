import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { EditForm } from '../../components/edit-page/use-edit-form.ts';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { LanguageTabs } from '../../components/fields/language-tabs.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import type { ShownRoom, WaitingRoomForm } from './waiting-room-form.ts';

interface SettingsCardProps {
  form: EditForm<WaitingRoomForm>;
  room: ShownRoom;
  canEdit: boolean;
}

/** When the room opens; it takes effect with the save. */
export function SettingsCard({ form, room, canEdit }: SettingsCardProps) {
  const { t } = useMessages();
  const { fields } = form;
  const [language, setLanguage] = useState(room.languages[0] ?? 'en');
  const values = fields.getValues();
  const textError = Object.entries(fields.errors).find(([name]) => name.startsWith('texts'))?.[1];
  return (
    <Card title={t('waiting-room.settings.title')} actions={t('waiting-room.settings.atOnce')}>
      <Fields>
        <Fields row>
          <CountField
            label={t('waiting-room.field.cartsAMinute')}
            description={t('waiting-room.field.cartsAMinuteHint')}
            min={1}
            max={100_000}
            disabled={!canEdit}
            {...fields.getInputProps('cartsAMinute')}
          />
          <CountField
            label={t('waiting-room.field.minutesToBegin')}
            description={t('waiting-room.field.minutesToBeginHint')}
            min={2}
            max={60}
            disabled={!canEdit}
            {...fields.getInputProps('minutesToBegin')}
          />
        </Fields>
        <Switch
          label={t('waiting-room.field.opensByLoad')}
          description={t('waiting-room.field.opensByLoadHint')}
          disabled={!canEdit}
          {...fields.getInputProps('opensByLoad', { type: 'checkbox' })}
        />
        <Fields row>
          <DateField
            label={t('waiting-room.field.startDate')}
            description={t('waiting-room.field.startDateHint')}
            past="warned"
            clearable
            disabled={!canEdit}
            {...fields.getInputProps('startDate')}
            value={values.startDate}
          />
          <TimeField
            label={t('waiting-room.field.startTime')}
            description={t('waiting-room.field.startTimeHint')}
            disabled={!canEdit}
            {...fields.getInputProps('startTime')}
            value={values.startTime}
          />
          <CountField
            label={t('waiting-room.field.opensBeforeMinutes')}
            description={t('waiting-room.field.opensBeforeMinutesHint')}
            min={1}
            max={1440}
            disabled={!canEdit}
            {...fields.getInputProps('opensBeforeMinutes')}
          />
        </Fields>
        <LanguageTabs
          languages={room.languages}
          chosen={language}
          onChoose={setLanguage}
          isComplete={(one) => Boolean(values.texts[one])}
        />
        <Textarea
          key={language}
          label={t('waiting-room.field.text')}
          description={t('waiting-room.field.textHint')}
          autosize
          minRows={2}
          disabled={!canEdit}
          error={textError}
          value={values.texts[language] ?? ''}
          onChange={({ currentTarget }) =>
            fields.setFieldValue('texts', { ...values.texts, [language]: currentTarget.value })
          }
        />
      </Fields>
    </Card>
  );
}
