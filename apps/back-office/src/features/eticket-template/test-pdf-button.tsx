import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../components/save-file.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { askPreview } from './ask-preview.ts';
import type { ETicketForm } from './eticket-template-form.ts';

/** The test ticket as a file, with what is typed. */
export function TestPdfButton({ template, language }: { template: ETicketForm; language: string }) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setAsking(true);
    await notice(async () => {
      const pdf = await askPreview(template, language);
      saveFile(`e-ticket-${language}.pdf`, new Blob([pdf], { type: 'application/pdf' }));
    });
    setAsking(false);
  };
  return (
    <Button
      leftSection={<IconDownload size={15} stroke={1.6} aria-hidden="true" />}
      loading={isAsking}
      onClick={() => void download()}
    >
      {t('eticket-template.testPdf')}
    </Button>
  );
}
