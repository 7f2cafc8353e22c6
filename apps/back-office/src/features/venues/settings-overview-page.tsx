import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { IconChevronRight, IconMapPin } from '@tabler/icons-react';
import styles from './settings-overview-page.module.css';

/** The settings by subject; each is a page of its own. */
export default function SettingsOverviewPage() {
  const { t } = useMessages();
  return (
    <Page kind="form" title={t('venues.settings.title')}>
      <Card flush>
        <ul className={styles.subjects}>
          <li>
            <Link to="/new-settings/locations" className={styles.subject}>
              <IconMapPin size={20} stroke={1.6} aria-hidden="true" className={styles.icon} />
              <span>
                <strong>{t('venues.list.title')}</strong>
                <span className={styles.hint}>{t('venues.settings.locations')}</span>
              </span>
              <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
            </Link>
          </li>
        </ul>
      </Card>
    </Page>
  );
}
