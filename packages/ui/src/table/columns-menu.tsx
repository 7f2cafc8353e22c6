import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useMessages } from '../states/messages.tsx';
import { type ColumnChoice, orderedColumns } from './chosen-columns.ts';
import { useColumnChoices } from './column-choices.tsx';
import styles from './columns-menu.module.css';
import type { HeaderColumn } from './table-header.tsx';

interface ColumnsMenuProps {
  /** The name under which the choice is kept: 'orders'. */
  table: string;
  label: string;
  columns: readonly HeaderColumn[];
}

/** Hides and moves columns for one person (design.md, section 5, List); by pointer or keys. */
export function ColumnsMenu({ table, label, columns }: ColumnsMenuProps) {
  const { t } = useMessages();
  const { choices, choose } = useColumnChoices();
  const choice: ColumnChoice = choices[table] ?? { order: [], hidden: [] };
  const ordered = orderedColumns(columns, choice);
  const keys = ordered.map(({ key }) => key);
  const show = (key: string, isShown: boolean) =>
    choose(table, {
      order: keys,
      hidden: isShown ? choice.hidden.filter((one) => one !== key) : [...choice.hidden, key],
    });
  const move = (index: number, step: number) => {
    const order = [...keys];
    const [moved] = order.splice(index, 1);
    if (moved !== undefined) order.splice(index + step, 0, moved);
    choose(table, { order, hidden: choice.hidden });
  };
  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon variant="subtle" aria-label={t('ui.columns.of', { label })}>
          <IconColumns3 size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={t('ui.columns.of', { label })}>
        <p className={styles.title}>{t('ui.columns')}</p>
        <ul className={styles.list}>
          {ordered.map(({ key, header }, index) => (
            <li key={key} className={styles.column}>
              <Checkbox
                label={header}
                checked={!choice.hidden.includes(key)}
                onChange={(event) => show(key, event.currentTarget.checked)}
              />
              <span>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('ui.columns.back', { column: header })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <IconArrowUp size={15} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('ui.columns.on', { column: header })}
                  disabled={index === ordered.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <IconArrowDown size={15} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              </span>
            </li>
          ))}
        </ul>
        <Button size="compact-sm" disabled={!choices[table]} onClick={() => choose(table, undefined)}>
          {t('ui.columns.reset')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
