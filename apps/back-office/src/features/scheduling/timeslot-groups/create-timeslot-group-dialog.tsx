import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useGo } from '../../../components/use-go.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { CreateTimeslotGroup, LocationChoices, TimeslotGroupList } from '../scheduling.graphql.ts';

export function CreateTimeslotGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const go = useGo();
  const choices = useGraphqlQuery(LocationChoices, {});
  const create = useGraphqlMutation(CreateTimeslotGroup, { refetch: [TimeslotGroupList] });
  const [only, ...others] = choices.data?.locations ?? [];
  // Where there is one location only, it is the one that is meant.
  const onlyId = others.length === 0 ? (only?.id ?? '') : '';
  const inputOf = ({ name, locationId }: { name: string; locationId: string }) => ({
    name,
    locationId: locationId || onlyId,
  });
  const form = useEditForm({
    values: { name: '', locationId: '' },
    check: async (values) =>
      parseInput(
        (await import('@foyer/domain/scheduling/timeslot-group-input.ts')).timeslotGroupInput,
        inputOf(values),
      ),
    save: async (values) => {
      const { createTimeslotGroup } = await create.mutateAsync({ input: inputOf(values) });
      go(`/timeslotgroup/${createTimeslotGroup.id}`);
    },
  });
  return (
    <EditFormDialog
      form={form}
      title={t('scheduling.create')}
      waitsFor={{ query: choices, failed: t('scheduling.locationsFailed') }}
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
          value={inputOf(form.fields.getValues()).locationId || null}
        />
      </Fields>
    </EditFormDialog>
  );
}
