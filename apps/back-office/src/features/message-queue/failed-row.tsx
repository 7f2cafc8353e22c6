import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { FailedGroup } from './failed-group.ts';
import styles from './message-queue.module.css';

/** The address of one failed message. */
export function messagePath(id: string): string {
  return `/message-queue/failed-messages?message=${id}`;
}

export function FailedTag({ state }: { state: string }) {
  const { t } = useMessages();
  return state === 'retrying' ? (
    <StatusTag tone="warning">{t('queue.status.retrying')}</StatusTag>
  ) : (
    <StatusTag tone="danger">{t('queue.status.gaveUp')}</StatusTag>
  );
}

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
      <tr className={isChosen ? styles.chosenRow : undefined}>
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
        <th scope="row">
          <Link to={messagePath(group.id)} className={styles.typeLink} data-row-link="">
            {group.type}
          </Link>
        </th>
        <td className={styles.code}>{group.source}</td>
        <td className={styles.code}>{group.destination || '–'}</td>
        <td className={styles.end}>{number(group.count)}</td>
        <td>{dateTime(group.firstFailedAt)}</td>
        <td>
          <FailedTag state={group.state} />
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
      <tr id={detailsId} hidden={!isOpen} data-row-details="">
        <td colSpan={mayEdit ? 10 : 8} className={styles.details}>
          <ul className={styles.messages}>
            {group.messages.map((message) => (
              <li key={message.id}>
                <Link to={messagePath(message.id)}>
                  {dateTime(message.at)} · {t('queue.failed.tried', { count: message.attempts })}
                </Link>
                <pre className={styles.payload}>{JSON.stringify(message.payload, null, 2)}</pre>
              </li>
            ))}
          </ul>
        </td>
      </tr>
    </>
  );
}
