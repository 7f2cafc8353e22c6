import { accountStates } from '@foyer/domain/identity/account-state.ts';
import { accountTypes } from '@foyer/domain/identity/account-types.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { AdminTabs } from '../../components/admin-tabs.tsx';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useIsPlatform } from '../../components/use-is-platform.ts';
import { accountFilter, accountFilters, readAccountSort, secondFactors } from './account-filter.ts';
import { AccountViewCount } from './account-view-count.tsx';
import { AccountViews } from './account-views.tsx';
import { wordKey } from './account-words.ts';
import { AccountList } from './accounts.graphql.ts';
import { useAccountTable } from './use-account-table.tsx';

/** For Admins the clients come first, and the accounts are behind the second tab. */
const adminsBase = '/gebruikers/accounts';

/** The people of the client; the archive is a view with an address of its own (routes.md). */
export default function AccountListPage() {
  const { t } = useMessages();
  const go = useGo();
  const table = useAccountTable();
  const isPlatform = useIsPlatform();
  const canEdit = useCan('gebruikers', 'edit');
  const seesRights = useCan('menu-rights', 'access');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const ofAdmin = path.startsWith(adminsBase);
  const base = ofAdmin ? adminsBase : '/gebruikers';
  const archive = ofAdmin ? `${adminsBase}/archief` : '/gebruikers-archief';
  const isArchive = path.startsWith(archive);
  const list = useList({
    filters: accountFilters,
    defaultSort: 'username',
    document: AccountList,
    variables: ({ search, sort, paging, filters: chosen }) => ({
      filter: accountFilter({
        ...chosen,
        search,
        sort: readAccountSort(sort),
        state: isArchive ? 'archived' : chosen.state,
      }),
      ...paging,
    }),
    rows: ({ accounts }) => accounts,
  });
  const { type, state, view } = list.filters;
  return (
    <ListPage
      list={list}
      title={t('accounts.list.title')}
      actions={seesRights && <Button onClick={() => go('/menu-rights')}>{t('menu.item.menu-rights')}</Button>}
      add={
        canEdit && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => go('/account-add')}
          >
            {t('accounts.add')}
          </Button>
        )
      }
      tabs={<AdminTabs current="accounts" />}
      views={{
        list: 'accounts',
        path: isArchive ? archive : base,
        // In the archive a view finds others than the count says.
        Count: isArchive ? undefined : AccountViewCount,
        children: (
          <AccountViews
            base={base}
            archive={archive}
            isArchive={isArchive}
            type={type}
            state={state}
            view={view}
            counts={list.query.data?.accountSummary.counts}
            byType={!isPlatform}
          />
        ),
      }}
      searchLabel={t('accounts.list.search')}
      filters={[
        !isPlatform && {
          name: 'type',
          label: t('accounts.column.type'),
          options: accountTypes.map((value) => ({ value, label: t(`accounts.type.${wordKey(value)}`) })),
        },
        !isArchive && {
          name: 'state',
          label: t('accounts.column.state'),
          options: accountStates
            .filter((value) => value !== 'archived')
            .map((value) => ({ value, label: t(`accounts.stateFilter.${wordKey(value)}`) })),
        },
        {
          name: 'factor',
          label: t('accounts.secondFactor.title'),
          options: secondFactors.map((value) => ({ value, label: t(`accounts.secondFactor.${value}`) })),
        },
      ]}
      words={{ failed: t('accounts.list.failed'), noMatch: { title: t('accounts.list.noMatch') } }}
      table={table}
      totals={({ accountSummary }) => t('accounts.list.count', { count: accountSummary.total })}
    />
  );
}
