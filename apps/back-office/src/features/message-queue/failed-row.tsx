import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { FailedGroup } from './failed-group.ts';
import styles from './message-queue.module.css';

interface FailedRowProps {
  group: FailedGroup;
  mayEdit: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRetry: () => void;
  onDelete: () => void;
}

/** One cause; unfolded, its messages with what they carried. */
export function FailedRow({ group, mayEdit, isChosen, onChoose, onRetry, onDelete }: FailedRowProps) {
  const { t, number, dateTime } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <tr>
        {mayEdit && (
          <td>
            <Checkbox
              aria-label={t('queue.failed.select', { type: group.type })}
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
          </td>
        )}
        <td>
          <ActionIcon
            variant="subtle"
            aria-label={t('queue.failed.unfold', { type: group.type })}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </td>
        <th scope="row">{group.type}</th>
        <td className={styles.code}>{group.source}</td>
        <td className={styles.code}>{group.destination || '–'}</td>
        <td className={styles.end}>{number(group.count)}</td>
        <td>{dateTime(group.firstFailedAt)}</td>
        <td>
          {group.state === 'retrying' ? (
            <StatusTag tone="warning">{t('queue.status.retrying')}</StatusTag>
          ) : (
            <StatusTag tone="danger">{t('queue.status.gaveUp')}</StatusTag>
          )}
        </td>
        <td className={styles.description}>{group.description || '–'}</td>
        {mayEdit && (
          <td>
            <span className={styles.acts}>
              <Button size="compact-sm" onClick={onRetry}>
                {t('queue.failed.retry')}
              </Button>
              <ActionIcon
                variant="subtle"
                aria-label={t('queue.failed.delete', { type: group.type })}
                onClick={onDelete}
              >
                <IconTrash size={16} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </span>
          </td>
        )}
      </tr>
      <tr id={detailsId} hidden={!isOpen}>
        <td colSpan={mayEdit ? 10 : 8} className={styles.details}>
          <ul className={styles.messages}>
            {group.messages.map((message) => (
              <li key={message.id}>
                <span>
                  {dateTime(message.at)} · {t('queue.failed.tried', { count: message.attempts })}
                </span>
                <pre className={styles.payload}>{JSON.stringify(message.payload, null, 2)}</pre>
              </li>
            ))}
          </ul>
        </td>
      </tr>
    </>
  );
}
