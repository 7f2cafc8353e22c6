import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ExportDialogProps } from '../export-dialog/export-dialog.tsx';

const ExportDialog = onDemand(async () => (await import('../export-dialog/export-dialog.tsx')).ExportDialog);

interface ExportButtonProps extends Omit<ExportDialogProps, 'onClose'> {
  label: string;
}

/** Exports what the filters of a list leave. The server makes the file; the dialog follows it. */
export function ExportButton({ label, ...dialog }: ExportButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconDownload size={15} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      {opened && <ExportDialog {...dialog} onClose={() => setOpened(false)} />}
    </>
  );
}
