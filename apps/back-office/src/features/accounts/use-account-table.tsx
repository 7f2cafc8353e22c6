import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { Column } from '@foyer/ui/table/data-table.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { useIsPlatform } from '../../components/use-is-platform.ts';
import type { AccountListQuery } from '../../generated/operations.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountName } from './account-name.tsx';
import { AccountStateTag } from './account-state-tag.tsx';
import { wordKey } from './account-words.ts';

type Row = AccountListQuery['accounts']['edges'][number]['node'];

/** How the list shows an account: a row, on a phone a card. */
export function useAccountTable(): ListTable<Row> {
  const { t, dateTime } = useMessages();
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
  return {
    name: 'accounts',
    columns: isPlatform ? columns.filter(({ key }) => key !== 'type' && key !== 'rights') : columns,
    rowKey: (row) => row.id,
    rowLink: (row) => `/account-edit/${row.id}`,
    card: (row) => ({
      title: row.username,
      ...(isPlatform ? {} : { figure: typeOf(row) }),
      line2: row.email,
      line2End: <AccountStateTag account={row} />,
      line3: `${t('accounts.column.lastSignIn')}: ${lastSignIn(row)}`,
      actions: <AccountActions account={row} />,
    }),
  };
}
