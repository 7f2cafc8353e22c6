import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import styles from './row-menu.module.css';

export interface RowAction {
  label: string;
  onClick: () => void;
  /** Takes something away. */
  destructive?: boolean;
  disabled?: boolean;
}

interface RowMenuProps {
  label: string;
  actions: readonly RowAction[];
  /** With a border, as high as its neighbours: in the head of a page. */
  variant?: 'subtle' | 'default';
}

/** The three dots of a row or page: everything that is not its one main act. */
export function RowMenu({ label, actions, variant = 'subtle' }: RowMenuProps) {
  const { t } = useMessages();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant={variant}
          className={variant === 'default' ? styles.head : undefined}
          aria-label={`${t('ui.more')}: ${label}`}
        >
          <IconDots size={17} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: text, onClick, destructive, disabled }) => (
          <Menu.Item
            key={text}
            color={destructive ? 'danger' : undefined}
            disabled={disabled}
            onClick={onClick}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
