import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconPaperclip } from '@tabler/icons-react';
import type { MailDetailsQuery } from '../../generated/operations.ts';
import styles from './message-queue.module.css';

/** What hangs on the mail, by name: tickets and their codes are only for the receiver. */
export function MailAttachments({ mail }: { mail: MailDetailsQuery['mail'] }) {
  const { t } = useMessages();
  if (mail.attachments.length === 0) return null;
  return (
    <ul className={styles.attachments} aria-label={t('queue.attachment.list')}>
      {mail.attachments.map((attachment) => (
        <li key={attachment.filename} className={styles.attachment}>
          <IconPaperclip size={14} stroke={1.6} aria-hidden="true" />
          {attachment.filename}
        </li>
      ))}
    </ul>
  );
}
