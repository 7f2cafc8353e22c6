import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Switch, TextInput } from '@mantine/core';
import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';
import type { TimeslotGroupForm } from './timeslot-group-form.ts';

/** Title, hidden, and whether a reseller system follows the group: reviewed with all else of the page. */
export function GroupSettingsCard({ form }: { form: EditForm<TimeslotGroupForm> }) {
  const { t } = useMessages();
  const { getInputProps } = form.fields;
  return (
    <Card title={t('scheduling.settings.title')}>
      <Fields>
        <TextInput
          label={t('scheduling.name')}
          description={t('scheduling.nameHint')}
          maxLength={100}
          {...getInputProps('name')}
        />
        <Switch
          label={t('scheduling.settings.hidden')}
          description={t('scheduling.settings.hiddenHint')}
          {...getInputProps('hidden', { type: 'checkbox' })}
        />
        <Switch
          label={t('scheduling.settings.synced')}
          description={t('scheduling.settings.syncedHint')}
          {...getInputProps('synced', { type: 'checkbox' })}
        />
      </Fields>
    </Card>
  );
}
