import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useOpenedAfterMount } from '@foyer/ui/use-opened-after-mount.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { MatrixColumn } from './matrix.ts';
import { typeKey } from './word-keys.ts';

interface CopyRightsDialogProps {
  columns: readonly MatrixColumn[];
  /** The account that gets the rights; empty = not chosen yet. */
  targetKey: string;
  onClose: () => void;
  onCopy: (target: MatrixColumn, source: MatrixColumn) => void;
}

/** From which account rights are copied to which; what the type of the second cannot have is left out. */
export function CopyRightsDialog({ columns, targetKey, onClose, onCopy }: CopyRightsDialogProps) {
  const { t } = useMessages();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState(targetKey);
  const source = columns.find(({ key }) => key === from);
  const target = columns.find(({ key }) => key === to);
  const options = (other: string) => [
    { value: '', label: t('rights.copyDialog.choose') },
    ...columns
      .filter(({ key }) => key !== other)
      .map(({ key, name, accountType }) => ({
        value: key,
        label: `${name}, ${t(`accounts.type.${typeKey(accountType)}`)}`,
      })),
  ];
  return (
    <Dialog
      opened={useOpenedAfterMount(true)}
      title={t('rights.copyDialog.title')}
      size={440}
      onClose={onClose}
    >
      <Fields>
        <NativeSelect
          label={t('rights.copyDialog.from')}
          data={options(to)}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('rights.copyDialog.to')}
          description={t('rights.copyDialog.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={options(from)}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="filled"
            disabled={!source || !target}
            onClick={() => source && target && onCopy(target, source)}
          >
            {t('rights.copyDialog.confirm')}
          </Button>
        </Group>
      </Fields>
    </Dialog>
  );
}
