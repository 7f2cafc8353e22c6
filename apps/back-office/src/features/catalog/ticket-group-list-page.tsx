import { Card } from '@foyer/ui/card.tsx';
import { DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useListSearch } from '../../components/use-list-search.ts';
import type { TicketGroupListQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { TicketGroupStateTag } from './ticket-group-state-tag.tsx';
import { TicketGroupList } from './ticket-groups.graphql.ts';

const CreateTicketGroupDialog = onDemand(
  async () => (await import('./create-ticket-group-dialog.tsx')).CreateTicketGroupDialog,
);

/** Archived ones are a view of their own. */
const ticketGroupStates = ['active', 'future', 'expired'];

type Row = TicketGroupListQuery['ticketGroups'][number];

/** Ticket groups of all products; a client has few, so the list is one page and is searched here. */
export default function TicketGroupListPage() {
  const { t } = useMessages();
  const [creating, setCreating] = useState(false);
  const list = useListSearch(['state'] as const);
  const { view }: { view?: string } = useSearch({ strict: false });
  const query = useGraphqlQuery(TicketGroupList, {});
  const groups = query.data?.ticketGroups ?? [];
  const archived = groups.filter(({ state }) => state === 'archived');
  const canEdit = useCan('tickets', 'edit');
  const go = useGo();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const others = [
    { label: t('catalog.texts.title'), to: '/tickettekst-aanpassen' },
    { label: t('catalog.groups.events'), to: '/events' },
    { label: t('catalog.groups.pricingRules'), to: '/tickets/pricing-rules' },
  ];
  const isEmpty = query.data?.ticketGroups.length === 0;
  const add = canEdit && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('catalog.groups.add')}
    </Button>
  );
  return (
    <Page
      kind="list"
      title={t('catalog.groups.title')}
      actions={
        <>
          {!phone &&
            others.map(({ label, to }) => (
              <Button key={to} component={Link} to={to}>
                {label}
              </Button>
            ))}
          {!isEmpty && add}
          {phone && (
            <RowMenu
              label={t('catalog.groups.title')}
              variant="default"
              actions={others.map(({ label, to }) => ({ label, onClick: () => go(to) }))}
            />
          )}
        </>
      }
      tabs={
        <SavedViews list="ticket-groups" path="/tickets">
          <TabLinks
            look="view"
            label={t('catalog.products.views')}
            tabs={[
              {
                to: '/tickets',
                label: t('catalog.products.view.all'),
                current: view !== 'archived',
                count: groups.length - archived.length,
              },
              {
                to: '/tickets?view=archived',
                label: t('catalog.products.view.archived'),
                current: view === 'archived',
                count: archived.length,
              },
            ]}
          />
        </SavedViews>
      }
    >
      <Card flush>
        <ListToolbar
          searchLabel={t('catalog.groups.search')}
          search={list.search}
          onSearch={list.setSearch}
          onClear={list.onClear}
        >
          {view !== 'archived' && (
            <FilterChip
              label={t('catalog.product.status')}
              options={ticketGroupStates.map((value) => ({ value, label: t(`catalog.state.${value}`) }))}
              value={list.filters.state}
              onChange={(value) => list.setFilter('state', value)}
            />
          )}
        </ListToolbar>
        <QueryView query={query} failed={t('catalog.groups.failed')}>
          {({ ticketGroups }) => (
            <TicketGroupTable
              rows={ticketGroups.filter(
                (group) =>
                  (group.state === 'archived') === (view === 'archived') &&
                  (!list.filters.state || group.state === list.filters.state) &&
                  matches(group, list.search),
              )}
              isFiltered={list.isFiltered}
              onClear={list.clear}
              add={isEmpty && add}
            />
          )}
        </QueryView>
      </Card>
      {creating && <CreateTicketGroupDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function matches({ name, product }: Row, search: string): boolean {
  return `${name} ${product.name}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());
}

interface TicketGroupTableProps {
  rows: readonly Row[];
  isFiltered: boolean;
  onClear: () => void;
  /** The way to the first one. */
  add: ReactNode;
}

function TicketGroupTable({ rows, isFiltered, onClear, add }: TicketGroupTableProps) {
  const { t, date } = useMessages();
  if (rows.length === 0) {
    return isFiltered ? (
      <EmptyState
        kind="noMatch"
        title={t('catalog.groups.noMatch')}
        actions={<Button onClick={onClear}>{t('ui.clearFilters')}</Button>}
      />
    ) : (
      <EmptyState kind="first" title={t('catalog.groups.none')} actions={add}>
        {t('catalog.groups.noneText')}
      </EmptyState>
    );
  }
  const available = ({ availableFrom, availableUntil }: Row) =>
    availableFrom || availableUntil
      ? `${availableFrom ? date(availableFrom) : ''} – ${availableUntil ? date(availableUntil) : ''}`
      : t('catalog.groups.always');
  const typeCount = ({ ticketTypes }: Row) => ticketTypes.filter(({ state }) => state === 'active').length;
  return (
    <>
      <DataTable
        label={t('catalog.groups.title')}
        rows={rows}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/tickets/${id}`}
        columns={[
          { key: 'name', header: t('catalog.group.name'), cell: ({ name }) => name },
          { key: 'product', header: t('catalog.group.product'), cell: ({ product }) => product.name },
          {
            key: 'kind',
            header: t('catalog.group.kind'),
            cell: ({ kind }) => t(`catalog.kind.${kind.replaceAll(' ', '-')}`),
          },
          { key: 'available', header: t('catalog.group.available'), cell: available, wideOnly: true },
          { key: 'types', header: t('catalog.product.ticketTypes'), align: 'end', cell: typeCount },
          {
            key: 'state',
            header: t('catalog.product.status'),
            cell: ({ state }) => <TicketGroupStateTag state={state} />,
          },
        ]}
        card={(group) => ({
          title: group.name,
          figure: t('catalog.groups.types', { count: typeCount(group) }),
          line2: group.product.name,
          line2End: <TicketGroupStateTag state={group.state} />,
          line3: available(group),
        })}
      />
      <TableFooter>{t('catalog.groups.count', { count: rows.length })}</TableFooter>
    </>
  );
}
