import type { Module } from '@foyer/domain/identity/modules.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import {
  IconAdjustments,
  IconBuilding,
  IconChevronRight,
  IconHistory,
  IconMapPin,
  IconPlugConnected,
  type TablerIcon,
} from '@tabler/icons-react';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import styles from './settings-overview-page.module.css';
import { SettingsOverview } from './venues.graphql.ts';

interface Subject {
  to: string;
  module: Module;
  words: 'locations' | 'company' | 'connections' | 'administration' | 'auditLog';
  Icon: TablerIcon;
}

const subjects: readonly Subject[] = [
  { to: '/new-settings/locations', module: 'new-settings', words: 'locations', Icon: IconMapPin },
  { to: '/instellingen', module: 'instellingen', words: 'company', Icon: IconAdjustments },
  { to: '/settings', module: 'settings', words: 'connections', Icon: IconPlugConnected },
  { to: '/administratie', module: 'administratie', words: 'administration', Icon: IconBuilding },
  { to: '/audit-log', module: 'audit-log', words: 'auditLog', Icon: IconHistory },
];

/** The way to every setting that the account may see, with what is still to come. */
export default function SettingsOverviewPage() {
  const { t } = useMessages();
  const { account } = useOwnAccount();
  const { data } = useGraphqlQuery(SettingsOverview, {});
  const mayOpen = (module: Module) => account?.rights.some((right) => right.module === module) ?? false;
  const comingCount = (module: Module) =>
    data?.clientSettings.filter((setting) => setting.module === module && setting.coming).length ?? 0;
  return (
    <Page kind="form" title={t('menu.item.new-settings')}>
      <Card flush>
        <ul className={styles.subjects}>
          {subjects
            .filter(({ module }) => mayOpen(module))
            .map(({ to, module, words, Icon }) => (
              <li key={to}>
                <Link to={to} className={styles.subject}>
                  <Icon size={20} stroke={1.6} aria-hidden="true" className={styles.icon} />
                  <span>
                    <strong>
                      {module === 'new-settings' ? t('venues.list.title') : t(`menu.item.${module}`)}
                    </strong>
                    <span className={styles.hint}>{t(`venues.settings.${words}`)}</span>
                    {comingCount(module) > 0 && (
                      <StatusTag tone="info" mark="ring">
                        {t('venues.settings.coming', { count: comingCount(module) })}
                      </StatusTag>
                    )}
                  </span>
                  <IconChevronRight size={17} stroke={1.6} aria-hidden="true" />
                </Link>
              </li>
            ))}
        </ul>
      </Card>
    </Page>
  );
}
