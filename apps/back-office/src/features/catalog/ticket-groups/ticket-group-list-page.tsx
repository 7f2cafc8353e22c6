import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { oneOf, useAddressSearch } from '../../../components/fields/address-search.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { narrowRows } from '../../../components/list-page/narrow-rows.ts';
import { useList } from '../../../components/list-page/use-list.ts';
import { useCan } from '../../../components/use-can.ts';
import { TicketGroupList } from './ticket-groups.graphql.ts';
import { useTicketGroupTable } from './use-ticket-group-table.tsx';

const CreateTicketGroupDialog = onDemand(
  async () => (await import('./create-ticket-group-dialog.tsx')).CreateTicketGroupDialog,
);

/** Archived ones are a view of their own. */
const ticketGroupStates = ['active', 'future', 'expired'] as const;
const filters = { state: oneOf(ticketGroupStates) };

/** Ticket groups of all products; a client has few, so the list is one page and is searched here. */
export default function TicketGroupListPage() {
  const { t } = useMessages();
  const [creating, setCreating] = useState(false);
  const table = useTicketGroupTable();
  const isArchive = useAddressSearch({ view: oneOf(['archived']) }).view !== undefined;
  const canEdit = useCan('tickets', 'edit');
  const list = useList({
    filters,
    document: TicketGroupList,
    variables: () => ({}),
    rows: ({ ticketGroups }) => ticketGroups,
    narrow: (all, { filters: { state }, search, sort }) =>
      narrowRows(
        all.filter(
          (group) => (group.state === 'archived') === isArchive && (!state || group.state === state),
        ),
        { search, words: ({ name, product }) => [name, product.name], sort, keys: {} },
      ),
  });
  const groups = list.query.data?.ticketGroups ?? [];
  const archivedCount = groups.filter(({ state }) => state === 'archived').length;
  return (
    <ListPage
      list={list}
      title={t('catalog.groups.title')}
      links={[
        { label: t('catalog.texts.title'), to: '/tickettekst-aanpassen' },
        { label: t('catalog.groups.events'), to: '/events' },
        { label: t('catalog.groups.pricingRules'), to: '/tickets/pricing-rules' },
      ]}
      add={
        canEdit && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {t('catalog.groups.add')}
          </Button>
        )
      }
      views={{
        list: 'ticket-groups',
        path: '/tickets',
        children: (
          <TabLinks
            look="view"
            label={t('catalog.products.views')}
            tabs={[
              {
                to: '/tickets',
                label: t('catalog.products.view.all'),
                current: !isArchive,
                count: groups.length - archivedCount,
              },
              {
                to: '/tickets?view=archived',
                label: t('catalog.products.view.archived'),
                current: isArchive,
                count: archivedCount,
              },
            ]}
          />
        ),
      }}
      searchLabel={t('catalog.groups.search')}
      filters={[
        !isArchive && {
          name: 'state',
          label: t('catalog.product.status'),
          options: ticketGroupStates.map((value) => ({ value, label: t(`catalog.state.${value}`) })),
        },
      ]}
      words={{
        failed: t('catalog.groups.failed'),
        empty: { title: t('catalog.groups.none'), text: t('catalog.groups.noneText') },
        noMatch: { title: t(list.isFiltered ? 'catalog.groups.noMatch' : 'catalog.groups.none') },
      }}
      table={table}
      totals={(_result, rows) => t('catalog.groups.count', { count: rows.length })}
    >
      {creating && <CreateTicketGroupDialog onClose={() => setCreating(false)} />}
    </ListPage>
  );
}
