import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { EntryTags } from './entry-tags.tsx';
import styles from './settings-nav.module.css';
import type { SettingsGroup } from './use-settings-entries.ts';

interface SettingsNavProps {
  groups: readonly SettingsGroup[];
  /** The address of the overview. */
  overview: string;
  /** The address of what is shown; null = the overview. */
  current: string | null;
}

/** One navigation for everything that is set: six groups, one open. The search finds labels and values. */
export function SettingsNav({ groups, overview, current }: SettingsNavProps) {
  const { t } = useMessages();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ words }) => words.some((word) => word.toLowerCase().includes(wanted))),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav aria-label={t('settings.nav')} className={styles.nav}>
      <TextInput
        type="search"
        aria-label={t('settings.search')}
        placeholder={t('settings.search')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Link
        to={overview}
        className={`${styles.item} ${styles.overview}`}
        aria-current={current === null ? 'page' : undefined}
      >
        {t('settings.overview')}
      </Link>
      {found.length === 0 && <p className={styles.nothing}>{t('settings.nothingFound')}</p>}
      {found.map(({ group, title, entries }) => (
        <details
          key={`${group} ${wanted ? 'found' : current}`}
          name={wanted ? undefined : 'settings'}
          open={wanted !== '' || entries.some(({ to }) => to === current)}
          className={styles.group}
        >
          <summary className={styles.item}>
            {title}
            <span className={styles.end}>
              <span className={styles.count}>{entries.length}</span>
              <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
            </span>
          </summary>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  className={styles.item}
                  aria-current={entry.to === current ? 'page' : undefined}
                >
                  <span>
                    {entry.name}
                    <span className={styles.said}>{entry.said}</span>
                  </span>
                  <EntryTags entry={entry} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
