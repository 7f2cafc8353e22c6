import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Switch, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { erringLanguages } from '../../components/fields/erring-languages.ts';
import { LanguageTabs } from '../../components/fields/language-tabs.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import type { WaitingRoomForm } from './waiting-room-form.ts';

interface SettingsCardProps {
  fields: UseFormReturnType<WaitingRoomForm>;
  canEdit: boolean;
}

/** When the room opens; it takes effect with the save. */
export function SettingsCard({ fields, canEdit }: SettingsCardProps) {
  const { t } = useMessages();
  const { startDate, startTime, texts } = fields.getValues();
  const [chosen, setChosen] = useState(texts[0]?.language ?? '');
  const index = Math.max(
    0,
    texts.findIndex(({ language }) => language === chosen),
  );
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
            value={startDate}
          />
          <TimeField
            label={t('waiting-room.field.startTime')}
            description={t('waiting-room.field.startTimeHint')}
            disabled={!canEdit}
            {...fields.getInputProps('startTime')}
            value={startTime}
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
          languages={texts.map(({ language }) => language)}
          chosen={chosen}
          onChoose={setChosen}
          isComplete={(wanted) => texts.some(({ language, text }) => language === wanted && text !== '')}
          erring={erringLanguages(fields.errors, 'texts', texts)}
        />
        <Textarea
          key={chosen}
          label={t('waiting-room.field.text')}
          description={t('waiting-room.field.textHint')}
          autosize
          minRows={2}
          disabled={!canEdit}
          lang={chosen}
          {...fields.getInputProps(`texts.${index}.text`)}
        />
      </Fields>
    </Card>
  );
}
