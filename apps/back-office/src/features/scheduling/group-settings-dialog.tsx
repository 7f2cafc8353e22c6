import { Fields } from '@foyer/ui/fields.tsx';
import { FormDialog } from '@foyer/ui/form-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Switch, TextInput } from '@mantine/core';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { ChangeTimeslotGroupSettings, TimeslotGroupList, TimeslotGroupPage } from './scheduling.graphql.ts';
import type { EditedTimeslotGroup } from './timeslot-group-form.ts';

interface GroupSettingsDialogProps {
  group: EditedTimeslotGroup;
  onClose: () => void;
}

/** Renames the group, hides it, or marks it for the reseller system. No timeslot changes by it. */
export function GroupSettingsDialog({ group, onClose }: GroupSettingsDialogProps) {
  const { t } = useMessages();
  const save = useGraphqlMutation(ChangeTimeslotGroupSettings, {
    refetch: [TimeslotGroupPage, TimeslotGroupList],
  });
  const form = useEditForm({
    values: { name: group.name, hidden: group.hidden, synced: group.synced },
    save: (values) => save.mutateAsync({ id: group.id, ...values }),
  });
  const { getInputProps } = form.fields;
  return (
    <FormDialog
      opened
      title={t('scheduling.settings.title')}
      submitLabel={t('scheduling.settings.save')}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void form.submit().then((saved) => saved && onClose())}
      onClose={onClose}
    >
      <Fields>
        <TextInput
          label={t('scheduling.name')}
          description={t('scheduling.nameHint')}
          maxLength={100}
          data-autofocus
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
    </FormDialog>
  );
}
