import { accountStates } from '@foyer/domain/identity/account-state.ts';
import { accountTypes } from '@foyer/domain/identity/account-types.ts';
import { Card } from '@foyer/ui/card.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { AdminTabs } from '../../components/admin-tabs.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useIsPlatform } from '../../components/use-is-platform.ts';
import { useListSearch } from '../../components/use-list-search.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { AccountCount } from './account-count.tsx';
import { accountFilter } from './account-filter.ts';
import { AccountTable } from './account-table.tsx';
import { AccountViews } from './account-views.tsx';
import { wordKey } from './account-words.ts';
import { AccountList } from './accounts.graphql.ts';

/** For Admins the clients come first, and the accounts stand behind the second tab. */
const adminsBase = '/gebruikers/accounts';

/** The people of the client; the archive is a view with an address of its own (routes.md). */
export default function AccountListPage() {
  const { t } = useMessages();
  const go = useGo();
  const isPlatform = useIsPlatform();
  const canEdit = useCan('gebruikers', 'edit');
  const seesRights = useCan('menu-rights', 'access');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const ofAdmin = path.startsWith(adminsBase);
  const archive = ofAdmin ? `${adminsBase}/archief` : '/gebruikers-archief';
  const isArchive = path.startsWith(archive);
  const list = useListSearch(['type', 'state', 'view', 'factor'] as const, 'username');
  const { type, state, view, factor } = list.filters;
  const filter = accountFilter({
    search: list.search,
    type,
    state: isArchive ? 'archived' : state,
    view,
    factor,
    sort: list.sort,
  });
  const query = useGraphqlQuery(AccountList, { filter, ...list.paging }, { keepPrevious: true });
  return (
    <Page
      kind="list"
      title={t('accounts.list.title')}
      actions={
        <>
          {seesRights && <Button onClick={() => go('/menu-rights')}>{t('menu.item.menu-rights')}</Button>}
          {canEdit && (
            <Button
              variant="filled"
              leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => go('/account-add')}
            >
              {t('accounts.add')}
            </Button>
          )}
        </>
      }
      tabs={
        <>
          <AdminTabs current="accounts" />
          <SavedViews
            list="accounts"
            path={isArchive ? archive : ofAdmin ? adminsBase : '/gebruikers'}
            // In the archive a view finds others than the count says.
            {...(isArchive ? {} : { Count: AccountCount })}
          >
            <AccountViews
              base={ofAdmin ? adminsBase : '/gebruikers'}
              archive={archive}
              isArchive={isArchive}
              type={type}
              state={state}
              view={view}
              counts={query.data?.accountSummary.counts}
              byType={!isPlatform}
            />
          </SavedViews>
        </>
      }
    >
      <Card flush>
        <ListToolbar
          searchLabel={t('accounts.list.search')}
          search={list.search}
          onSearch={list.setSearch}
          onClear={list.onClear}
        >
          {!isPlatform && (
            <FilterChip
              label={t('accounts.column.type')}
              options={accountTypes.map((value) => ({ value, label: t(`accounts.type.${wordKey(value)}`) }))}
              value={type}
              onChange={(value) => list.setFilter('type', value)}
            />
          )}
          {!isArchive && (
            <FilterChip
              label={t('accounts.column.state')}
              options={accountStates
                .filter((value) => value !== 'archived')
                .map((value) => ({ value, label: t(`accounts.stateFilter.${wordKey(value)}`) }))}
              value={state}
              onChange={(value) => list.setFilter('state', value)}
            />
          )}
          <FilterChip
            label={t('accounts.secondFactor.title')}
            options={(['on', 'off'] as const).map((value) => ({
              value,
              label: t(`accounts.secondFactor.${value}`),
            }))}
            value={factor}
            onChange={(value) => list.setFilter('factor', value)}
          />
        </ListToolbar>
        <QueryView query={query} failed={t('accounts.list.failed')}>
          {(data) => <AccountTable data={data} list={list} refetching={query.isFetching} />}
        </QueryView>
      </Card>
    </Page>
  );
}
