import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import type { EditedTimeslotGroup } from './timeslot-group-form.ts';

const GroupSettingsDialog = onDemand(
  async () => (await import('./group-settings-dialog.tsx')).GroupSettingsDialog,
);

/** What acts at once: title, hidden, and whether a reseller system follows the group. */
export function GroupSettingsCard({ group }: { group: EditedTimeslotGroup }) {
  const { t } = useMessages();
  const [editing, setEditing] = useState(false);
  const canEdit = useCan('timeslotgroup', 'edit');
  return (
    <Card
      title={t('scheduling.settings.title')}
      actions={
        canEdit && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {t('scheduling.settings.edit')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          {
            label: t('scheduling.settings.hidden'),
            value: t(group.hidden ? 'scheduling.settings.yes' : 'scheduling.settings.no'),
          },
          {
            label: t('scheduling.settings.synced'),
            value: t(group.synced ? 'scheduling.settings.yes' : 'scheduling.settings.no'),
          },
        ]}
      />
      {editing && <GroupSettingsDialog group={group} onClose={() => setEditing(false)} />}
    </Card>
  );
}
