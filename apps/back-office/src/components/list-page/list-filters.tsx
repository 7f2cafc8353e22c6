import { FilterChip, type FilterOption } from '@foyer/ui/table/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/table/list-toolbar.tsx';
import { isValidElement, type ReactElement } from 'react';
import type { SearchFields } from '../fields/address-search.ts';
import type { ListSearch } from './use-list-search.ts';

interface ChosenFilter<Filters extends SearchFields> {
  name: keyof Filters & string;
  label: string;
  options: readonly FilterOption[];
}

/** A filter by a list of values; or a control of its own, such as `PeriodChip`. False leaves it out. */
export type ListFilter<Filters extends SearchFields> = ChosenFilter<Filters> | ReactElement | false;

interface ListFiltersProps<Filters extends SearchFields> {
  list: ListSearch<Filters>;
  searchLabel?: string;
  filters: readonly ListFilter<Filters>[];
  /** Outside a card. */
  plain?: boolean;
}

/** The first row of a list: what it is searched and narrowed by, and the way back to all. */
export function ListFilters<Filters extends SearchFields>(props: ListFiltersProps<Filters>) {
  const { list, searchLabel, filters, plain } = props;
  const shown = filters.filter((filter) => filter !== false);
  if (!searchLabel && shown.length === 0) return null;
  return (
    <ListToolbar
      searchLabel={searchLabel}
      search={list.search}
      onSearch={list.setSearch}
      onClear={list.onClear}
      plain={plain}
    >
      {shown.length > 0 &&
        shown.map((filter) =>
          isValidElement(filter) ? filter : <Chip key={filter.name} list={list} {...filter} />,
        )}
    </ListToolbar>
  );
}

function Chip<Filters extends SearchFields>({
  list,
  name,
  label,
  options,
}: ChosenFilter<Filters> & { list: ListSearch<Filters> }) {
  return (
    <FilterChip
      label={label}
      options={options}
      value={list.filters[name]}
      onChange={(value) => list.setFilter(name, value)}
    />
  );
}
