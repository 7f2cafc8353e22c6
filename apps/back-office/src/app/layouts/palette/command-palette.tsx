import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Combobox, type ComboboxStore, Kbd, Modal, useCombobox } from '@mantine/core';
import { IconKey, IconKeyboard, IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import type { SidebarItem } from '../../sidebar-items.ts';
import { useNavigation } from '../../use-navigation.ts';
import styles from './command-palette.module.css';
import search from './command-search.module.css';
import { matching, type PaletteEntry } from './palette-entry.ts';
import { type TypedSearch, tabOf } from './typed-search.ts';
import { usePalettePages } from './use-palette-pages.ts';
import { usePaletteRecords } from './use-palette-records.ts';

interface CommandPaletteProps {
  items: readonly SidebarItem[];
  typed: TypedSearch;
  onTyped: (typed: TypedSearch) => void;
  onClose: () => void;
  onShortcuts: () => void;
}

/** The value of the one action that is no page. */
const shortcutsAction = '?';

/** How many pages are offered before something is typed. */
const pagesAtFirst = 8;

/** Jumps to any screen, order or product by a part of its name. Ctrl Enter opens it in a new tab. */
export function CommandPalette({ items, typed, onTyped, onClose, onShortcuts }: CommandPaletteProps) {
  const { t } = useMessages();
  const { navigate, openInNewTab } = useNavigation();
  const combobox = useCombobox({ opened: true });
  const { text, entered } = typed;
  const pages = matching(usePalettePages(items), text);
  const records = usePaletteRecords(text);
  const actions = matching(
    [
      { path: '/changepassword', icon: IconKey, label: t('shell.account.security') },
      { path: shortcutsAction, icon: IconKeyboard, label: t('shell.shortcuts.title') },
    ],
    text,
  );
  const groups = [
    { label: t('shell.goTo'), entries: pages.slice(0, text ? undefined : pagesAtFirst) },
    ...records.groups,
    { label: t('shell.actions'), entries: actions },
  ].filter(({ entries }) => entries.length > 0);
  const paths = groups.flatMap(({ entries }) => entries.map(({ path }) => path));
  const follow = (path: string, open: (path: string) => void) => {
    onClose();
    if (path === shortcutsAction) onShortcuts();
    else open(path);
  };
  const followFirst = useEffectEvent(() => {
    const [first] = paths;
    if (first) follow(first, entered === 'new tab' ? openInNewTab : navigate);
  });
  const isAnswered = entered !== false && !records.searching;
  useEffect(() => {
    if (isAnswered) followFirst();
  }, [isAnswered]);
  /** Enter is for the records of what was typed last, while those of what was typed before are still shown. */
  const mustWait = (path: string | undefined) =>
    records.searching && ![...pages, ...actions].some((entry) => entry.path === path);
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={600}
      yOffset="22dvh"
      radius="xl"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('shell.search')}>
        <Combobox store={combobox} onOptionSubmit={(path) => follow(path, navigate)}>
          <Combobox.EventsTarget>
            <div className={search.search}>
              <IconSearch size={18} stroke={1.6} aria-hidden="true" />
              <input
                data-autofocus
                data-command-search
                aria-label={t('shell.search')}
                placeholder={t('shell.searchHint')}
                value={text}
                onChange={(event) => onTyped({ text: event.currentTarget.value, entered: false })}
                onKeyDownCapture={(event) => {
                  if (event.key !== 'Enter') return;
                  const path = chosenPath();
                  const tab = tabOf(event);
                  if (path !== undefined && tab === 'here' && !mustWait(path)) return;
                  event.preventDefault();
                  event.stopPropagation();
                  if (path === undefined || mustWait(path)) onTyped({ text, entered: tab });
                  else follow(path, openInNewTab);
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
              <FirstSelected combobox={combobox} shown={paths.join(' ')} />
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

/** The first result is the one that Enter takes, also when the list changes. */
function FirstSelected({ combobox, shown }: { combobox: ComboboxStore; shown: string }) {
  const select = useEffectEvent(combobox.selectFirstOption);
  useEffect(() => {
    if (!shown) return;
    // The list makes itself known to the combobox after its own first drawing.
    const frame = requestAnimationFrame(() => select());
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return null;
}

/** The option that Enter would take. */
function chosenPath(): string | undefined {
  const chosen = document.querySelector('[data-combobox-option][data-combobox-selected]');
  return chosen?.getAttribute('value') ?? undefined;
}

function PaletteOption({ entry }: { entry: PaletteEntry }) {
  const { icon: Icon, path, label, hint, keys } = entry;
  return (
    <Combobox.Option value={path} className={styles.option}>
      <Icon size={17} stroke={1.6} aria-hidden="true" />
      <span className={styles.name}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.entryHint}>{hint}</span>}
      </span>
      {keys && (
        <span className={styles.keys}>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
        </span>
      )}
    </Combobox.Option>
  );
}
