import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon } from '@mantine/core';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { SidebarItem } from '../../sidebar-items.ts';
import { commandKey } from './command-key.ts';
import styles from './command-search.module.css';
import { commandSearchEvent } from './command-search-event.ts';
import { EagerSearch } from './eager-search.tsx';
import { addKey, nothingTyped } from './typed-search.ts';
import { useCommandPalette } from './use-command-palette.ts';

interface CommandSearchProps {
  items: readonly SidebarItem[];
  onShortcuts: () => void;
  /** Only the icon, on a phone. */
  compact?: boolean;
}

/**
 * The field in the header that opens the command search. No key is lost: until the palette has come an input of its
 * own takes them, and those pressed between both are added to what was typed.
 */
export function CommandSearch({ items, onShortcuts, compact }: CommandSearchProps) {
  const { t } = useMessages();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const focusedBefore = useRef<Element | null>(null);
  const close = () => {
    setOpened(false);
    setTyped(nothingTyped);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
  };
  const { Palette, failed } = useCommandPalette(opened);
  const open = () => {
    if (!opened) focusedBefore.current = document.activeElement;
    setOpened(true);
  };
  useHotkeys([['mod+K', open]], []);
  useWindowEvent(commandSearchEvent, open);
  useWindowEvent(
    'keydown',
    (event) => {
      const { target } = event;
      if (!opened || (target instanceof Element && target.matches('[data-command-search]'))) return;
      if (!addKey(nothingTyped, event)) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped((before) => addKey(before, event) ?? before);
    },
    { capture: true },
  );
  return (
    <>
      {compact ? (
        <ActionIcon aria-label={t('shell.search')} aria-haspopup="dialog" onClick={open}>
          <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      ) : (
        <button type="button" className={styles.field} onClick={open} aria-haspopup="dialog">
          <IconSearch size={16} stroke={1.6} aria-hidden="true" />
          <span className={styles.hint}>{t('shell.search')}</span>
          <kbd className={styles.keys}>{commandKey === '⌘' ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
      )}
      {opened && !Palette && <EagerSearch typed={typed} failed={failed} onTyped={setTyped} onClose={close} />}
      {opened && Palette && (
        <Palette items={items} typed={typed} onTyped={setTyped} onClose={close} onShortcuts={onShortcuts} />
      )}
    </>
  );
}
