import { secretNames } from '@foyer/domain/settings/secret-names.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { fieldsOfSubject, type SubjectOfScreen, subjectGroups } from './setting-forms.ts';
import styles from './settings-nav.module.css';
import { useSettingWords } from './use-setting-words.ts';

/** Where the keys of connections are: a client's own, kept by its management. */
export const keysPath = '/settings/connections';

interface SettingsNavProps {
  settings: readonly SubjectOfScreen[];
  /** The address of what is shown. */
  current: string;
}

/** The subjects in groups; the search finds the labels of their settings too. */
export function SettingsNav({ settings, current }: SettingsNavProps) {
  const { t } = useMessages();
  const { subjectName, fieldName } = useSettingWords();
  const [typed, setTyped] = useState('');
  const seesKeys = useCan('settings', 'access');
  const isWanted = (...words: string[]) =>
    words.some((word) => word.toLowerCase().includes(typed.trim().toLowerCase()));
  const keysTitle = t('settings.secrets.title');
  const showsKeys =
    seesKeys && isWanted(keysTitle, ...secretNames.map((name) => t(`settings.secret.${name}`)));
  const groups = subjectGroups.map(({ group, subjects }) => ({
    group,
    rows: [
      ...subjects.flatMap((subject) => {
        const setting = settings.find((one) => one.subject === subject);
        const labels = Object.keys(fieldsOfSubject[subject]).map(fieldName);
        if (!setting || !isWanted(subjectName(subject), ...labels)) return [];
        const { module, coming } = setting;
        return [{ to: `/${module}/${subject}`, name: subjectName(subject), coming: coming !== null }];
      }),
      ...(showsKeys && group === 'connections' ? [{ to: keysPath, name: keysTitle, coming: false }] : []),
    ],
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
              {rows.map(({ to, name, coming }) => (
                <li key={to}>
                  <Link to={to} className={styles.item} aria-current={to === current ? 'page' : undefined}>
                    {name}
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
