import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './move-handle.module.css';
import type { TicketTypeOrder } from './use-ticket-type-order.ts';

interface MoveHandleProps {
  id: string;
  name: string;
  order: TicketTypeOrder;
}

/** Moves its row: dragged by the pointer, or with Alt and the arrows while it has the focus. */
export function MoveHandle({ id, name, order }: MoveHandleProps) {
  const { t } = useMessages();
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    order.moveTo(id, order.placeOf(id) + step);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      data-move-handle=""
      aria-label={t('catalog.types.moveRow', { name })}
      onKeyDown={moveByKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerUp={(event) => order.moveTo(id, placeUnder(event))}
    >
      <IconGripVertical size={17} stroke={1.6} aria-hidden="true" />
    </button>
  );
}

/** The place of the row whose middle is nearest to the pointer. */
function placeUnder(event: PointerEvent<HTMLButtonElement>): number {
  const body = event.currentTarget.closest('tbody');
  const handles = [...(body?.querySelectorAll('[data-move-handle]') ?? [])];
  const distances = handles.map((handle) => {
    const { top, bottom } = handle.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - event.clientY);
  });
  return distances.indexOf(Math.min(...distances));
}
