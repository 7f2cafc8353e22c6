import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { Pairing } from './pairing-dialog.tsx';
import { CreateScanDevice, ScanDevices } from './scanning.graphql.ts';

interface CreateDeviceDialogProps {
  locations: readonly { id: string; name: string }[];
  onClose: () => void;
  onCreated: (pairing: Pairing) => void;
}

interface GateDialogProps {
  locations: readonly { id: string; name: string }[];
  title: string;
  submitLabel: string;
  create: (input: { name: string; locationId: string | null }) => Promise<void>;
  onClose: () => void;
}

/** A gate for a phone or computer: a code pairs it. */
export function CreateDeviceDialog({ locations, onClose, onCreated }: CreateDeviceDialogProps) {
  const { t } = useMessages();
  const create = useGraphqlMutation(CreateScanDevice, { refetch: [ScanDevices] });
  return (
    <GateDialog
      locations={locations}
      title={t('scanning.create.title')}
      submitLabel={t('scanning.create.submit')}
      create={async (input) => {
        const { createScanDevice } = await create.mutateAsync({ input });
        onCreated({ ...createScanDevice, wasPaired: false });
      }}
      onClose={onClose}
    />
  );
}

/** A new gate: its name and location. */
export function GateDialog({ locations, title, submitLabel, create, onClose }: GateDialogProps) {
  const { t } = useMessages();
  const form = useEditForm({
    values: { name: '', locationId: '' },
    check: async ({ name, locationId }) =>
      parseInput((await import('@foyer/domain/scanning/device-input.ts')).deviceInput, {
        name,
        locationId: locationId || null,
      }),
    save: ({ name, locationId }) => create({ name, locationId: locationId || null }),
  });
  return (
    <EditFormDialog form={form} title={title} submitLabel={submitLabel} onClose={onClose}>
      <Fields>
        <TextInput
          label={t('scanning.create.name')}
          description={t('scanning.create.nameHint')}
          maxLength={60}
          required
          data-autofocus
          {...form.fields.getInputProps('name')}
        />
        <NativeSelect
          label={t('scanning.create.location')}
          description={t('scanning.create.locationHint')}
          data={[
            { value: '', label: t('scanning.everywhere') },
            ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.fields.getInputProps('locationId')}
        />
      </Fields>
    </EditFormDialog>
  );
}
