import { type Column, DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { useIsPlatform } from '../../components/use-is-platform.ts';
import type { ListSearch } from '../../components/use-list-search.ts';
import type { AccountListQuery } from '../../generated/operations.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountName } from './account-name.tsx';
import { AccountStateTag } from './account-state-tag.tsx';
import { wordKey } from './account-words.ts';

type Row = AccountListQuery['accounts']['edges'][number]['node'];

interface AccountTableProps {
  data: AccountListQuery;
  list: Pick<ListSearch<string>, 'sort' | 'setSort' | 'pages' | 'clear'>;
  refetching: boolean;
}

export function AccountTable({ data, list, refetching }: AccountTableProps) {
  const { t, dateTime } = useMessages();
  const rows = data.accounts.edges.map(({ node }) => node);
  const typeOf = ({ accountType }: Row) => t(`accounts.type.${wordKey(accountType)}`);
  // A partner sees its own sales or vouchers, whatever the count (product.md, section 2).
  const rightsWords = ({ accountType, moduleCount }: Row) =>
    accountType.endsWith(' partner') && moduleCount > 0
      ? t(`accounts.own.${wordKey(accountType)}`)
      : t('accounts.modules', { count: moduleCount });
  const lastSignIn = ({ lastSignInAt }: Row) =>
    lastSignInAt ? dateTime(lastSignInAt) : t('accounts.neverSignedIn');
  // Accounts of the platform are Admins, all alike.
  const isPlatform = useIsPlatform();
  const columns: Column<Row>[] = [
    {
      key: 'account',
      header: t('accounts.column.account'),
      sortKey: 'username',
      cell: (row) => <AccountName account={row} />,
    },
    { key: 'type', header: t('accounts.column.type'), sortKey: 'type', cell: typeOf },
    {
      key: 'language',
      header: t('accounts.column.language'),
      wideOnly: true,
      cell: (row) => t(`its_own_locale_${row.locale}`),
    },
    {
      key: 'rights',
      header: t('accounts.column.rights'),
      wideOnly: true,
      cell: (row) => rightsWords(row),
    },
    {
      key: 'secondFactor',
      header: t('accounts.secondFactor.title'),
      wideOnly: true,
      cell: (row) => (row.hasSecondFactor ? t('accounts.secondFactor.app') : t('accounts.secondFactor.off')),
    },
    {
      key: 'lastSignIn',
      header: t('accounts.column.lastSignIn'),
      sortKey: 'last-sign-in',
      cell: lastSignIn,
    },
    { key: 'state', header: t('accounts.column.state'), cell: (row) => <AccountStateTag account={row} /> },
    {
      key: 'actions',
      header: t('accounts.column.actions'),
      hiddenHeader: true,
      align: 'end',
      cell: (row) => <AccountActions account={row} />,
    },
  ];
  if (rows.length === 0) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('accounts.list.noMatch')}
        actions={<Button onClick={list.clear}>{t('ui.clearFilters')}</Button>}
      />
    );
  }
  return (
    <>
      <DataTable
        name="accounts"
        label={t('accounts.list.title')}
        columns={isPlatform ? columns.filter(({ key }) => key !== 'type' && key !== 'rights') : columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLink={(row) => `/account-edit/${row.id}`}
        card={(row) => ({
          title: row.username,
          ...(isPlatform ? {} : { figure: typeOf(row) }),
          line2: row.email,
          line2End: <AccountStateTag account={row} />,
          line3: `${t('accounts.column.lastSignIn')}: ${lastSignIn(row)}`,
          actions: <AccountActions account={row} />,
        })}
        sort={list.sort}
        onSort={list.setSort}
        refetching={refetching}
      />
      <TableFooter {...list.pages(data.accounts.pageInfo)}>
        {t('accounts.list.count', { count: data.accountSummary.total })}
      </TableFooter>
    </>
  );
}
