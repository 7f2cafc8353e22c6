import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { EntryTags } from './entry-tags.tsx';
import styles from './settings-overview.module.css';
import { useDoorValues } from './use-door-values.ts';
import type { SettingsGroup } from './use-settings-entries.ts';

/** Every setting with its value in words, a card for each group. */
export function SettingsOverview({ groups }: { groups: readonly SettingsGroup[] }) {
  const doorValues = useDoorValues();
  return (
    <div className={styles.cards}>
      {groups.map(({ group, title, entries }) => (
        <div key={group} className={styles.card}>
          <Card title={title} flush>
            <ul className={styles.rows}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className={styles.row}>
                    <strong>{entry.name}</strong>
                    <span className={styles.said}>
                      {(entry.door && doorValues[entry.door]) ?? entry.said}
                    </span>
                    <EntryTags entry={entry} />
                    <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      ))}
    </div>
  );
}
