import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useIsEditable } from '../../../components/edit-page/editable-if.tsx';
import styles from './sortable-list.module.css';

export interface SortableItem {
  id: string;
  name: string;
  detail?: ReactNode;
  /** Beside the button that takes it away. */
  end?: ReactNode;
  isFixed?: boolean;
}

interface SortableListProps {
  label: string;
  items: readonly SortableItem[];
  error?: ReactNode;
  onChange: (ids: string[]) => void;
}

/** Rows in an order that matters: moved by dragging their handle, or with Alt and the arrows; taken away by a cross. */
export function SortableList({ label, items, error, onChange }: SortableListProps) {
  const { t } = useMessages();
  const canEdit = useIsEditable();
  const ids = items.map(({ id }) => id);
  const move = (id: string, place: number) => {
    const others = ids.filter((one) => one !== id);
    others.splice(Math.min(Math.max(place, 0), others.length), 0, id);
    if (others.join() !== ids.join()) onChange(others);
  };
  const moveByKey = (id: string) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(id, ids.indexOf(id) + step);
  };
  return (
    <div>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {items.map(({ id, name, detail, end, isFixed }) => (
            <li key={id} className={styles.item} data-sortable="">
              {canEdit && (
                <button
                  type="button"
                  className={styles.handle}
                  aria-label={t('ticketstreet.list.move', { name })}
                  title={t('ticketstreet.list.moveHint')}
                  onKeyDown={moveByKey(id)}
                  onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                  onPointerUp={(event) => move(id, placeUnder(event))}
                >
                  <IconGripVertical size={17} stroke={1.6} aria-hidden="true" />
                </button>
              )}
              <span className={styles.words}>
                <strong className={styles.name}>{name}</strong>
                {detail && <small className={styles.detail}>{detail}</small>}
              </span>
              {end}
              {canEdit && !isFixed && (
                <ActionIcon
                  variant="subtle"
                  aria-label={t('ticketstreet.list.remove', { name })}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                >
                  <IconX size={16} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className={styles.error} role="alert" aria-invalid="true" tabIndex={-1}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The place of the row whose middle is nearest to the pointer. */
function placeUnder(event: PointerEvent<HTMLButtonElement>): number {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('[data-sortable]') ?? [])];
  const distances = rows.map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - event.clientY);
  });
  return distances.indexOf(Math.min(...distances));
}
