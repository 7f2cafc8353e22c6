import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { FilterChip } from '@foyer/ui/table/filter-chip.tsx';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { oneOf, text, useAddressSearch } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { FailedMessagePage } from './failed-message-page.tsx';
import { FailedTable } from './failed-table.tsx';
import { FailedKinds, FailedMessages, QueueCounts } from './message-queue.graphql.ts';

const buses = ['COMMAND', 'EVENT', 'DEAD_LETTER'] as const;
type Bus = (typeof buses)[number];
const filterNames = ['type', 'source', 'destination'] as const;
const filters = { type: text, source: text, destination: text };

/** Messages that were given up; with `?message=` one of them. */
export default function FailedMessagesPage() {
  const { message } = useAddressSearch({ message: text });
  return message ? <FailedMessagePage key={message} id={message} /> : <FailedMessageList />;
}

/** By bus and by cause: try them again, or let them go. */
function FailedMessageList() {
  const { t, number, freshness } = useMessages();
  const { bus: asked } = useAddressSearch({ bus: oneOf(buses) });
  const counts = useGraphqlQuery(QueueCounts, {}, { refetchEveryMs: 15_000 }).data?.messageQueue;
  const countOf: Record<Bus, number | undefined> = {
    COMMAND: counts?.failedCommands,
    EVENT: counts?.failedEvents,
    DEAD_LETTER: counts?.deadLetters,
  };
  // The first bus with failures is opened, and stays open when another gets some: what was ticked is not lost.
  const [opened, setOpened] = useState<Bus>();
  if (!opened && counts) setOpened(buses.find((one) => countOf[one]) ?? 'COMMAND');
  const bus = asked ?? opened ?? 'COMMAND';
  const list = useList({
    filters,
    document: FailedMessages,
    variables: ({ filters: chosen }) => ({ filter: { bus, ...chosen } }),
    rows: ({ failedMessages }) => failedMessages,
    refetchEveryMs: 15_000,
  });
  const { query } = list;
  const filter = { bus, ...list.filters };
  const kinds = useGraphqlQuery(FailedKinds, { bus }).data?.failedKinds ?? [];
  const optionsOf = (name: (typeof filterNames)[number]) =>
    [...new Set([...kinds.map((kind) => kind[name]), list.filters[name] ?? ''])]
      .filter(Boolean)
      .map((value) => ({ value, label: value }));
  const chips = filterNames.map((name) => (
    <FilterChip
      key={name}
      label={t(`queue.column.${name}`)}
      options={optionsOf(name)}
      value={list.filters[name]}
      onChange={(value) => list.setFilter(name, value)}
    />
  ));
  return (
    <ListPage
      list={list}
      title={t('queue.tab.failed')}
      breadcrumbs={[{ label: t('queue.title'), to: '/message-queue' }]}
      subtitle={query.dataUpdatedAt ? t('queue.updated', { ago: freshness(query.dataUpdatedAt) }) : undefined}
      actions={
        <Button
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => void query.refetch()}
        >
          {t('queue.refresh')}
        </Button>
      }
      tabs={
        <TabLinks
          label={t('queue.tab.failed')}
          tabs={buses.map((one) => ({
            to: `/message-queue/failed-messages?bus=${one}`,
            label: t(`queue.failed.${one}`),
            current: one === bus,
            ...(countOf[one]
              ? {
                  tag: (
                    <StatusTag tone="danger" mark="none">
                      {number(countOf[one])}
                    </StatusTag>
                  ),
                }
              : { count: countOf[one] }),
          }))}
        />
      }
      views={{ list: 'failed-messages', path: '/message-queue/failed-messages' }}
      // Chosen rows take the place of the filters, so the filters are in the table while there are rows.
      filters={query.data?.failedMessages.length === 0 && list.isFiltered ? chips : []}
      words={{
        failed: t('queue.failed'),
        empty: { title: t('queue.failed.none'), text: t('queue.failed.noneText') },
        noMatch: { title: t('queue.failed.noMatch') },
      }}
      table={(groups) => (
        <FailedTable
          key={JSON.stringify(filter)}
          groups={groups}
          filter={filter}
          knownCount={list.isFiltered ? 0 : (countOf[bus] ?? 0)}
          chips={chips}
        />
      )}
    />
  );
}
