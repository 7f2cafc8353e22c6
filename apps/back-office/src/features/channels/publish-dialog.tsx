import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import styles from './publish-dialog.module.css';

interface PublishDialogProps {
  title: string;
  startDate: string;
  busy: boolean;
  onPublish: (startToday: boolean) => void;
  onCancel: () => void;
}

const choices = ['upcoming', 'now'] as const;

/** A page whose start lies ahead either waits for it, or starts today (specification, section 4). */
export function PublishDialog({ title, startDate, busy, onPublish, onCancel }: PublishDialogProps) {
  const { t, date } = useMessages();
  const [choice, setChoice] = useState<string>('upcoming');
  return (
    <ConfirmDialog
      opened
      title={t('channels.publish.title', { title })}
      confirmLabel={t(choice === 'now' ? 'channels.publish.now' : 'channels.publish.upcoming')}
      busy={busy}
      onConfirm={() => onPublish(choice === 'now')}
      onCancel={onCancel}
    >
      <Radio.Group
        value={choice}
        onChange={setChoice}
        label={t('channels.publish.text', { date: date(startDate) })}
      >
        <div className={styles.choices}>
          {choices.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`channels.publish.${value}`)}
              description={t(`channels.publish.${value}Hint`)}
            />
          ))}
        </div>
      </Radio.Group>
    </ConfirmDialog>
  );
}
