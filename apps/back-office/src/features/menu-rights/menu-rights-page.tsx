import { givableModules } from '@foyer/domain/identity/account-right.ts';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { useLocation } from '@tanstack/react-router';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useIsPlatform } from '../../components/use-is-platform.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { accountColumns, startColumns } from './matrix-columns.ts';
import { MenuOrder } from './menu-order.tsx';
import { ConfiguredMenu, MenuRights } from './menu-rights.graphql.ts';
import { RightsTab } from './rights-tab.tsx';

/** Who may do what, with what new accounts start, and which doors the menu shows. */
export default function MenuRightsPage() {
  const { t } = useMessages();
  const readOnly = !useCan('menu-rights', 'edit');
  // Admins have every right: the platform has a menu alone.
  const isPlatform = useIsPlatform();
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  const tabs = [
    { to: '/menu-rights', label: t('rights.tab.accounts'), current: tab === 'menu-rights' },
    { to: '/menu-rights/start-tables', label: t('rights.startTables'), current: tab === 'start-tables' },
    { to: '/menu-rights/menu', label: t('rights.tab.menu'), current: tab === 'menu' },
  ];
  return (
    <Page
      kind="list"
      fills={!isPlatform && tab !== 'menu'}
      title={t('rights.title.page')}
      subtitle={isPlatform ? t('rights.subtitleOfAdmins') : tab !== 'menu' && <MatrixSize />}
      tabs={!isPlatform && <TabLinks label={t('rights.title.page')} tabs={tabs} />}
    >
      {readOnly && <Notice tone="neutral">{t('rights.readOnly')}</Notice>}
      {isPlatform || tab === 'menu' ? (
        <MenuTab readOnly={readOnly} />
      ) : (
        <MatrixTab key={tab} readOnly={readOnly} showsStart={tab === 'start-tables'} />
      )}
    </Page>
  );
}

/** How much the matrix holds, and what its headers do; the table of rights below fetches the same. */
function MatrixSize() {
  const { t } = useMessages();
  const accounts = useGraphqlQuery(MenuRights, {}).data?.menuRights.length ?? 0;
  return t('rights.subtitle', { accounts, modules: givableModules.length });
}

function MatrixTab({ readOnly, showsStart }: { readOnly: boolean; showsStart: boolean }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(MenuRights, {});
  const { account } = useOwnAccount();
  return (
    <QueryView query={query} failed={t('rights.failed')}>
      {(data) => (
        <RightsTab
          label={t(showsStart ? 'rights.startTables' : 'rights.title.page')}
          columns={showsStart ? startColumns(data, t) : accountColumns(data)}
          ownAccountId={account?.id ?? ''}
          officeNetworkCount={data.officeNetworkCount}
          readOnly={readOnly}
        />
      )}
    </QueryView>
  );
}

function MenuTab({ readOnly }: { readOnly: boolean }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(ConfiguredMenu, {});
  return (
    <QueryView query={query} failed={t('rights.menu.failed')}>
      {({ configuredMenu }) => <MenuOrder menu={configuredMenu} readOnly={readOnly} />}
    </QueryView>
  );
}
