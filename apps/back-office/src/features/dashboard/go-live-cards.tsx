import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import styles from './getting-started.module.css';

/** What is left after the first test sale, and where to find help. */
export function GoLiveCards() {
  const { t } = useMessages();
  const facts = useClientFacts();
  return (
    <div className={styles.side}>
      <Card
        title={t('dashboard.start.live')}
        actions={<Link to="/new-settings">{t('dashboard.start.settings')}</Link>}
      >
        <dl className={styles.facts}>
          <div>
            <dt>{t('dashboard.start.environment')}</dt>
            <dd>
              {facts && (
                <StatusTag tone={facts.sellsInTest ? 'info' : 'success'}>
                  {t(facts.sellsInTest ? 'dashboard.start.test' : 'dashboard.start.isLive')}
                </StatusTag>
              )}
            </dd>
          </div>
        </dl>
        {facts?.sellsInTest && <p className={styles.text}>{t('dashboard.start.testMeaning')}</p>}
      </Card>
      <Card title={t('dashboard.start.help')}>
        <ul className={styles.links}>
          <li>
            <Link to="/help">{t('dashboard.start.guide')}</Link>
          </li>
          <li>
            <Link to="/account-add">{t('dashboard.start.invite')}</Link>
          </li>
        </ul>
      </Card>
    </div>
  );
}
