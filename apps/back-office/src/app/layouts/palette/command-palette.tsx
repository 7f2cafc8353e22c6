import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Combobox, Modal, useCombobox } from '@mantine/core';
import { IconKey, IconKeyboard, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { SidebarItem } from '../../sidebar-items.ts';
import { useNavigation } from '../../use-navigation.ts';
import styles from './command-palette.module.css';
import { matching, type PaletteEntry } from './palette-entry.ts';
import { usePalettePages } from './use-palette-pages.ts';
import { usePaletteRecords } from './use-palette-records.ts';

interface CommandPaletteProps {
  items: readonly SidebarItem[];
  opened: boolean;
  onClose: () => void;
  onShortcuts: () => void;
}

/** The value of the one action that is no page. */
const shortcutsAction = '?';

/** How many pages are offered before something is typed. */
const pagesAtFirst = 8;

/** Jumps to any screen, order or product by a part of its name. Ctrl Enter opens it in a new tab. */
export default function CommandPalette({ items, opened, onClose, onShortcuts }: CommandPaletteProps) {
  const { t } = useMessages();
  const { navigate, openInNewTab } = useNavigation();
  const combobox = useCombobox({ opened: true });
  const [typed, setTyped] = useState('');
  const pages = usePalettePages(items);
  const records = usePaletteRecords(typed);
  const actions: PaletteEntry[] = [
    { path: '/changepassword', icon: IconKey, label: t('shell.account.security') },
    { path: shortcutsAction, icon: IconKeyboard, label: t('shell.shortcuts.title') },
  ];
  const groups = [
    { label: t('shell.goTo'), entries: matching(pages, typed).slice(0, typed ? undefined : pagesAtFirst) },
    ...records.groups,
    { label: t('shell.actions'), entries: matching(actions, typed) },
  ].filter(({ entries }) => entries.length > 0);
  const close = () => {
    setTyped('');
    onClose();
  };
  const follow = (path: string, open: (path: string) => void) => {
    close();
    if (path === shortcutsAction) onShortcuts();
    else open(path);
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
        <Combobox store={combobox} onOptionSubmit={(path) => follow(path, navigate)}>
          <Combobox.EventsTarget>
            <div className={styles.search}>
              <IconSearch size={18} stroke={1.6} aria-hidden="true" />
              <input
                data-autofocus
                aria-label={t('shell.search')}
                placeholder={t('shell.searchHint')}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  combobox.selectFirstOption();
                }}
                onKeyDownCapture={(event) => {
                  const path = event.ctrlKey || event.metaKey ? chosenPath() : undefined;
                  if (event.key !== 'Enter' || !path) return;
                  event.preventDefault();
                  event.stopPropagation();
                  follow(path, openInNewTab);
                }}
              />
            </div>
          </Combobox.EventsTarget>
          {groups.length === 0 ? (
            <p className={styles.nothing} role="status">
              {records.searching ? t('ui.loading') : t('shell.nothingFound')}
            </p>
          ) : (
            <Combobox.Options className={styles.options} aria-label={t('shell.search')}>
              {groups.map(({ label, entries }) => (
                <Combobox.Group key={label} label={label}>
                  {entries.map((entry) => (
                    <PaletteOption key={entry.path} entry={entry} />
                  ))}
                </Combobox.Group>
              ))}
            </Combobox.Options>
          )}
        </Combobox>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The option that Enter would take. */
function chosenPath(): string | undefined {
  const chosen = document.querySelector('[data-combobox-option][data-combobox-selected]');
  return chosen?.getAttribute('value') ?? undefined;
}

function PaletteOption({ entry }: { entry: PaletteEntry }) {
  const { icon: Icon, path, label, hint } = entry;
  return (
    <Combobox.Option value={path} className={styles.option}>
      <Icon size={17} stroke={1.6} aria-hidden="true" />
      <span>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.entryHint}>{hint}</span>}
      </span>
    </Combobox.Option>
  );
}
