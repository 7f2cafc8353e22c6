import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldsOfSubject, type SubjectOfScreen, subjectGroups } from './setting-forms.ts';
import styles from './settings-nav.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface SettingsNavProps {
  settings: readonly SubjectOfScreen[];
  current: string | undefined;
}

/** The subjects in groups; the search finds the labels of their settings too. */
export function SettingsNav({ settings, current }: SettingsNavProps) {
  const { t } = useMessages();
  const { subjectName, fieldName } = useSettingWords();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const groups = subjectGroups.map(({ group, subjects }) => ({
    group,
    rows: subjects.flatMap((subject) => {
      const setting = settings.find((one) => one.subject === subject);
      const labels = Object.keys(fieldsOfSubject[subject]).map(fieldName);
      const isFound = [subjectName(subject), ...labels].some((word) => word.toLowerCase().includes(wanted));
      return setting && isFound ? [setting] : [];
    }),
  }));
  const isNothing = groups.every(({ rows }) => rows.length === 0);
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
      {isNothing && <p className={styles.nothing}>{t('settings.nothingFound')}</p>}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <div key={group}>
            <p className={styles.group}>{t(`settings.group.${group}`)}</p>
            <ul className={styles.list}>
              {rows.map(({ subject, module, coming }) => (
                <li key={subject}>
                  <Link
                    to={`/${module}/${subject}`}
                    className={styles.item}
                    aria-current={subject === current ? 'page' : undefined}
                  >
                    {subjectName(subject)}
                    {coming && (
                      <span className={styles.count}>
                        1<span className={styles.hidden}> {t('settings.comingHere')}</span>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}
