import { useMessages } from '@foyer/ui/messages.tsx';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import type { MailDetailsQuery } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql-client.ts';
import { MailAttachmentContent } from './message-queue.graphql.ts';
import styles from './message-queue.module.css';

/** What hangs on the mail; opened, it is made as it would leave now. */
export function MailAttachments({ mail }: { mail: MailDetailsQuery['mail'] }) {
  const { t } = useMessages();
  const notify = useNotify();
  const mayOpen = useCan('message-queue', 'extra');
  const [opening, setOpening] = useState<number | null>(null);
  if (mail.attachments.length === 0) return null;
  const open = async (index: number) => {
    setOpening(index);
    try {
      const { mailAttachment } = await requestGraphql(MailAttachmentContent, { mailId: mail.id, index });
      saveFile(mailAttachment);
    } catch {
      notify.failed(t('queue.attachment.failed'));
    } finally {
      setOpening(null);
    }
  };
  return (
    <ul className={styles.attachments} aria-label={t('queue.attachment.list')}>
      {mail.attachments.map((attachment, index) => (
        <li key={attachment.filename}>
          <button
            type="button"
            className={styles.attachment}
            disabled={!mayOpen || opening !== null}
            onClick={() => void open(index)}
          >
            <IconPaperclip size={14} stroke={1.6} aria-hidden="true" />
            {attachment.filename}
          </button>
        </li>
      ))}
    </ul>
  );
}

function saveFile(file: { filename: string; contentType: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: file.contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
