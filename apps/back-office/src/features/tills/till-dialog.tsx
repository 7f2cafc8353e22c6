import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { OwnTills } from '../../components/tills/tills.graphql.ts';
import type { OwnTill } from '../../components/tills/use-own-till.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ChangeTill, CreateTill, LocationsOfTills } from './tills.graphql.ts';

/** A till: its name, its location, and the address of its receipt printer. @param till null = a new one */
export function TillDialog({ till, onClose }: { till: OwnTill | null; onClose: () => void }) {
  const { t } = useMessages();
  const locations = useGraphqlQuery(LocationsOfTills, {});
  const create = useGraphqlMutation(CreateTill, { refetch: [OwnTills] });
  const change = useGraphqlMutation(ChangeTill, { refetch: [OwnTills] });
  const all = locations.data?.locations ?? [];
  const form = useEditForm({
    values: {
      name: till?.name ?? '',
      locationId: till?.locationId ?? all[0]?.id ?? '',
      printer: till?.printer ?? '',
    },
    version: till?.version ?? 0,
    check: async (values) => {
      const { tillInput } = await import('@foyer/domain/tills/till-input.ts');
      return parseInput(tillInput, values);
    },
    save: async (_values, input, version) => {
      if (till) await change.mutateAsync({ id: till.id, input, version });
      else await create.mutateAsync({ input });
      onClose();
    },
  });
  const { getInputProps } = form.fields;
  return (
    <EditFormDialog
      form={form}
      title={t(till ? 'tills.edit' : 'tills.create')}
      submitLabel={t(till ? 'ui.save' : 'tills.create')}
      waitsFor={{ query: locations, failed: t('tills.failed') }}
      onClose={onClose}
    >
      <Fields>
        <TextInput
          label={t('tills.field.name')}
          maxLength={60}
          required
          data-autofocus
          {...getInputProps('name')}
        />
        <NativeSelect
          label={t('tills.field.location')}
          data={all.map(({ id, name }) => ({ value: id, label: name }))}
          {...getInputProps('locationId')}
        />
        <TextInput
          label={t('tills.field.printer')}
          description={t('tills.printerHint')}
          placeholder="192.168.1.40"
          {...getInputProps('printer')}
        />
      </Fields>
    </EditFormDialog>
  );
}
