import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { loadParts } from '../../../words/loaded-parts.ts';
import type { Order } from '../order.ts';
import styles from './acts.module.css';

const OrderMenu = onDemand(async () => {
  const [{ OrderMenu: menu }] = await Promise.all([
    import('./order-menu.tsx'),
    loadParts(['order-changes', 'errors']),
  ]);
  return menu;
});

interface DotsMenuProps {
  order: Order;
  label: string;
  /** The menu of this ticket's row. */
  ticketId?: string;
}

/** The dots of the page's head and of each ticket; what they show is fetched as they are first pressed. */
export function DotsMenu({ order, label, ticketId }: DotsMenuProps) {
  const { t } = useMessages();
  return (
    <Menu position="bottom-end" width={ticketId ? 260 : 306} onOpen={OrderMenu.prepare}>
      <Menu.Target>
        <ActionIcon
          variant={ticketId ? 'subtle' : 'default'}
          className={styles.dots}
          aria-label={`${t('ui.more')}: ${label}`}
          onPointerEnter={OrderMenu.prepare}
          onFocus={OrderMenu.prepare}
        >
          <IconDots size={17} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={goToLetter}>
        <OrderMenu order={order} ticketId={ticketId} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** A letter goes to the next act that begins with it. */
function goToLetter({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  if (key.length !== 1) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const here = items.indexOf(target as HTMLElement);
  const further = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  further
    .find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
    ?.focus();
}
