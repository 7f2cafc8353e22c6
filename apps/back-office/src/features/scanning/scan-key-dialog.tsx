import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { GateDialog } from './create-device-dialog.tsx';
import { CreateScanKey, ScanDevices } from './scanning.graphql.ts';

interface ScanKeyDialogProps {
  locations: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** The key of a turnstile or program that scans by the API: made, and shown once. */
export function ScanKeyDialog({ locations, onClose }: ScanKeyDialogProps) {
  const { t } = useMessages();
  const create = useGraphqlMutation(CreateScanKey, { refetch: [ScanDevices] });
  const [key, setKey] = useState<string | null>(null);
  if (key === null)
    return (
      <GateDialog
        locations={locations}
        title={t('scanning.key.create')}
        submitLabel={t('scanning.key.submit')}
        create={async (input) => setKey((await create.mutateAsync({ input })).createScanKey.key)}
        onClose={onClose}
      />
    );
  return (
    <Dialog opened onClose={onClose} title={t('scanning.key.title')} size={520}>
      <p>{t('scanning.key.once')}</p>
      <Fields row>
        <TextInput
          label={t('scanning.key.key')}
          readOnly
          value={key}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={key} label={t('scanning.key.copy')} copiedLabel={t('scanning.key.copied')} />
      </Fields>
      <Button variant="filled" mt="md" onClick={onClose}>
        {t('ui.close')}
      </Button>
    </Dialog>
  );
}
