import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button, Switch, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import clsx from 'clsx';
import type { Door } from './door.ts';
import styles from './menu-order.module.css';

interface DoorRowProps {
  name: string;
  door: Door;
  isFirst: boolean;
  isLast: boolean;
  readOnly: boolean;
  isDragged: boolean;
  onMove: (step: -1 | 1) => void;
  onBeta: (isBeta: boolean) => void;
  onHide: () => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
}

/** A shown door: dragged, or moved by its buttons and by Alt with the arrows. */
export function DoorRow(props: DoorRowProps) {
  const { name, door, isFirst, isLast, readOnly, isDragged, onMove, onBeta, onHide } = props;
  const { t } = useMessages();
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <li
      className={clsx(styles.door, isDragged && styles.dragged)}
      draggable={!readOnly}
      onDragStart={props.onDragStart}
      onDragOver={(event) => {
        event.preventDefault();
        props.onDragOver();
      }}
      onDragEnd={props.onDragEnd}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      {!readOnly && <IconGripVertical {...icon} className={styles.grip} />}
      <span className={styles.name}>{name}</span>
      <Switch
        label={t('menu.beta')}
        aria-label={t('rights.menu.betaOf', { name })}
        checked={door.isBeta}
        disabled={readOnly}
        onChange={(event) => onBeta(event.currentTarget.checked)}
      />
      {!readOnly && (
        <>
          <ActionIcon
            variant="subtle"
            disabled={isFirst}
            aria-label={t('rights.menu.up', { name })}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp {...icon} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            disabled={isLast}
            aria-label={t('rights.menu.down', { name })}
            onClick={() => onMove(1)}
          >
            <IconArrowDown {...icon} />
          </ActionIcon>
          <Button size="compact-sm" onClick={onHide}>
            {t('rights.menu.hide')} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </>
      )}
    </li>
  );
}
