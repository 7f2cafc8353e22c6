import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Kbd, Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { changePreferences, currentPreferences, onPreferencesChange } from '../../../session/preferences.ts';
import type { SidebarItem } from '../../sidebar-items.ts';
import { commandKey } from '../palette/command-key.ts';
import styles from './shortcut-sheet.module.css';
import { goKeyOf, goKeys } from './use-shell-keys.ts';

interface ShortcutSheetProps {
  items: readonly SidebarItem[];
  onClose: () => void;
}

interface Shortcut {
  keys: readonly string[];
  label: string;
}

/** All shortcuts of the keyboard, and the switch for those of one key. */
export default function ShortcutSheet({ items, onClose }: ShortcutSheetProps) {
  const { t } = useMessages();
  const { singleKeys } = useSyncExternalStore(onPreferencesChange, currentPreferences);
  const places = items.flatMap((item) => {
    const letter = goKeyOf(item, items);
    return letter ? [{ keys: ['G', letter.toUpperCase()], label: t(`menu.item.${item.id}`), letter }] : [];
  });
  const order = Object.keys(goKeys);
  places.sort((a, b) => order.indexOf(a.letter) - order.indexOf(b.letter));
  return (
    <Dialog opened title={t('shell.shortcuts.title')} size={560} onClose={onClose}>
      <div className={styles.columns}>
        <div>
          <ShortcutGroup
            title={t('shell.shortcuts.everywhere')}
            shortcuts={[
              { keys: [commandKey, 'K'], label: t('shell.shortcuts.search') },
              { keys: ['?'], label: t('shell.shortcuts.sheet') },
              { keys: [commandKey, 'S'], label: t('shell.shortcuts.save') },
              { keys: ['Esc'], label: t('shell.shortcuts.escape') },
            ]}
          />
          <ShortcutGroup
            title={t('shell.shortcuts.lists')}
            shortcuts={[
              { keys: ['/'], label: t('shell.shortcuts.listSearch') },
              { keys: ['J'], label: t('shell.shortcuts.next') },
              { keys: ['K'], label: t('shell.shortcuts.previous') },
              { keys: ['X'], label: t('shell.shortcuts.select') },
              { keys: ['Shift', 'X'], label: t('shell.shortcuts.selectRange') },
              { keys: ['Enter'], label: t('shell.shortcuts.open') },
            ]}
          />
        </div>
        <div>
          <ShortcutGroup title={t('shell.goTo')} shortcuts={places} />
          <ShortcutGroup
            title={t('shell.shortcuts.calendars')}
            shortcuts={[
              { keys: ['D'], label: t('shell.shortcuts.day') },
              { keys: ['W'], label: t('shell.shortcuts.week') },
              { keys: ['M'], label: t('shell.shortcuts.month') },
              { keys: ['T'], label: t('shell.shortcuts.today') },
              { keys: ['←', '→'], label: t('shell.shortcuts.periods') },
              { keys: ['C'], label: t('shell.shortcuts.capacity') },
              { keys: ['X'], label: t('shell.shortcuts.closeSlots') },
            ]}
          />
        </div>
      </div>
      <Switch
        label={t('shell.shortcuts.singleKeys')}
        description={t('shell.shortcuts.singleKeysText')}
        checked={singleKeys}
        onChange={(event) => changePreferences({ singleKeys: event.currentTarget.checked })}
      />
    </Dialog>
  );
}

function ShortcutGroup({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Kbd key={key} size="xs">
                  {key}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
