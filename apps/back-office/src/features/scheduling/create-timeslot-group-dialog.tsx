import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields.tsx';
import { FormDialog } from '@foyer/ui/form-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useGo } from '../../components/use-go.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { CreateTimeslotGroup, LocationChoices, TimeslotGroupList } from './scheduling.graphql.ts';

export function CreateTimeslotGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const go = useGo();
  const choices = useGraphqlQuery(LocationChoices, {});
  const create = useGraphqlMutation(CreateTimeslotGroup, { refetch: [TimeslotGroupList] });
  const form = useEditForm({
    values: { name: '', locationId: '' },
    check: async (values) =>
      parseInput(
        (await import('@foyer/domain/scheduling/timeslot-group-input.ts')).timeslotGroupInput,
        values,
      ),
    save: async (input) => {
      const { createTimeslotGroup } = await create.mutateAsync({ input });
      go(`/timeslotgroup/${createTimeslotGroup.id}`);
    },
  });
  return (
    <FormDialog
      opened
      title={t('scheduling.create')}
      submitLabel={t('scheduling.create')}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <Fields>
        <TextInput
          label={t('scheduling.name')}
          description={t('scheduling.nameHint')}
          data-autofocus
          {...form.fields.getInputProps('name')}
        />
        <Select
          label={t('scheduling.location')}
          data={(choices.data?.locations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          {...form.fields.getInputProps('locationId')}
        />
      </Fields>
    </FormDialog>
  );
}
