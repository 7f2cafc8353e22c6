import { useMessages } from '@foyer/ui/messages.tsx';
import { Combobox, Modal, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { menuItems } from '../menu-items.ts';
import type { SidebarItem } from '../sidebar-items.ts';
import styles from './command-palette.module.css';

interface CommandPaletteProps {
  items: readonly SidebarItem[];
  opened: boolean;
  onClose: () => void;
}

/** Jumps to any screen of the menu by typing a part of its name. */
export default function CommandPalette({ items, opened, onClose }: CommandPaletteProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true });
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const found = items.filter((item) => t(`menu.item.${item.id}`).toLocaleLowerCase().includes(wanted));
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      size={600}
      yOffset="22dvh"
      radius="xl"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('shell.search')}>
        <Combobox
          store={combobox}
          onOptionSubmit={(path) => {
            close();
            void navigate({ to: path });
          }}
        >
          <Combobox.EventsTarget>
            <div className={styles.search}>
              <IconSearch size={18} stroke={1.6} aria-hidden="true" />
              <input
                data-autofocus
                aria-label={t('shell.search')}
                placeholder={t('shell.search')}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  combobox.selectFirstOption();
                }}
              />
            </div>
          </Combobox.EventsTarget>
          {found.length === 0 ? (
            <p className={styles.nothing} role="status">
              {t('shell.nothingFound')}
            </p>
          ) : (
            <Combobox.Options className={styles.options} aria-label={t('shell.goTo')}>
              <Combobox.Group label={t('shell.goTo')}>
                {found.map((item) => (
                  <PaletteOption key={item.id} item={item} />
                ))}
              </Combobox.Group>
            </Combobox.Options>
          )}
        </Combobox>
      </Modal.Content>
    </Modal.Root>
  );
}

function PaletteOption({ item }: { item: SidebarItem }) {
  const { t } = useMessages();
  const { icon: Icon } = menuItems[item.id];
  return (
    <Combobox.Option value={item.path} className={styles.option}>
      <Icon size={17} stroke={1.6} aria-hidden="true" />
      {t(`menu.item.${item.id}`)}
    </Combobox.Option>
  );
}
