import { isSameCell, type RightCell } from '@foyer/domain/identity/menu-rights.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { VisuallyHidden } from '@mantine/core';
import { IconBuilding, IconShield, IconUser } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './right-cell-mark.module.css';

interface RightCellMarkProps {
  cell: RightCell;
  /** What is in force. */
  saved: RightCell;
  selected?: boolean;
}

/** A level in its colour and its word, limits as icons; changed = a bold word and an amber corner. */
export function RightCellMark({ cell, saved, selected = false }: RightCellMarkProps) {
  const { t } = useMessages();
  const isChanged = !isSameCell(cell, saved);
  const { level } = cell;
  return (
    <span
      className={clsx(styles.mark, styles[level], isChanged && styles.changed, selected && styles.selected)}
    >
      {level === 'none' ? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t('accounts.level.none')}</VisuallyHidden>
        </>
      ) : (
        t(`accounts.level.${level}`)
      )}
      <LimitIcons cell={cell} />
      {isChanged && (
        <VisuallyHidden>
          {t('rights.changedFrom', { level: t(`accounts.level.${saved.level}`) })}
        </VisuallyHidden>
      )}
    </span>
  );
}

const size = { size: 13, stroke: 1.6, 'aria-hidden': true } as const;

function LimitIcons({ cell }: { cell: RightCell }) {
  const { t } = useMessages();
  return (
    <>
      {cell.officeIpOnly && (
        <>
          <IconBuilding {...size} />
          <VisuallyHidden>{t('rights.limit.office')}</VisuallyHidden>
        </>
      )}
      {cell.limit === 'management only' && (
        <>
          <IconShield {...size} />
          <VisuallyHidden>{t('rights.limit.management')}</VisuallyHidden>
        </>
      )}
      {cell.limit === 'reception only' && (
        <>
          <IconUser {...size} />
          <VisuallyHidden>{t('rights.limit.reception')}</VisuallyHidden>
        </>
      )}
    </>
  );
}
