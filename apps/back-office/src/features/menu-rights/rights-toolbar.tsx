import { accountTypes } from '@foyer/domain/identity/account-types.ts';
import { ToggleChip } from '@foyer/ui/fields/toggle-chip.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { FilterChip } from '@foyer/ui/table/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/table/list-toolbar.tsx';
import type { ReactNode } from 'react';
import type { MatrixColumn } from './matrix.ts';
import type { MatrixSearch } from './visible-modules.ts';
import { typeKey } from './word-keys.ts';

interface RightsToolbarProps {
  list: MatrixSearch;
  columns: readonly MatrixColumn[];
  children: ReactNode;
}

export function RightsToolbar({ list, columns, children }: RightsToolbarProps) {
  const { t } = useMessages();
  const types = accountTypes.filter((type) => columns.some(({ accountType }) => accountType === type));
  const toggle = (name: 'differs' | 'changed', label: string) => (
    <ToggleChip
      label={label}
      on={list.filters[name] !== undefined}
      onChange={(on) => list.setFilter(name, on ? '1' : undefined)}
    />
  );
  return (
    <ListToolbar
      searchLabel={t('rights.search')}
      search={list.search}
      onSearch={list.setSearch}
      onClear={list.onClear}
    >
      <FilterChip
        label={t('accounts.column.type')}
        options={types.map((value) => ({ value, label: t(`accounts.type.${typeKey(value)}`) }))}
        value={list.filters.type}
        onChange={(value) => list.setFilter('type', value)}
      />
      {toggle('differs', t('rights.filter.differs'))}
      {toggle('changed', t('rights.filter.changed'))}
      {children}
    </ListToolbar>
  );
}
