import { useMessages } from '@foyer/ui/messages.tsx';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';

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
  /** With a border, for a finger: in the head of a page on a phone. */
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
          size={variant === 'default' ? 44 : undefined}
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
