import { channelSorts } from '@foyer/domain/channels/channel-filter-input.ts';
import { publicationStates } from '@foyer/domain/channels/channel-publication.ts';
import { channelTypes } from '@foyer/domain/clients/client.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { useState } from 'react';
import { oneOf, useAddressSearch } from '../../../components/fields/address-search.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { useList } from '../../../components/list-page/use-list.ts';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import styles from './channel-list-page.module.css';
import { ChannelList } from './channel-management.graphql.ts';
import type { AskedAct } from './channel-row.ts';
import { CreateChannel } from './create-channel.tsx';
import { useChannelTable } from './use-channel-table.tsx';

const ChannelActDialog = onDemand(async () => {
  const [{ ChannelActDialog: dialog }] = await Promise.all([
    import('./channel-act-dialog.tsx'),
    loadParts(['readiness']),
  ]);
  return dialog;
});

const readSort = oneOf(channelSorts);
const tabs = { tab: oneOf(publicationStates) };
const filters = { kind: oneOf(channelTypes) };

/** All channels of the client by tab: published, unpublished, upcoming (specification, section 2). */
export default function ChannelListPage() {
  const { t } = useMessages();
  const { tab = 'published' } = useAddressSearch(tabs);
  const facts = useClientFacts();
  const list = useList({
    filters,
    defaultSort: 'title',
    document: ChannelList,
    variables: ({ search, sort, paging, filters: { kind } }) => ({
      filter: { search, state: tab, kind: kind ?? null, sort: readSort(sort) ?? null },
      ...paging,
    }),
    rows: ({ managedChannels }) => managedChannels,
  });
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const table = useChannelTable(tab, { currency: facts?.currency, onAsk: setAsked });
  const counts = list.query.data?.managedChannelSummary.counts;
  const hasTypes = facts ? facts.channelTypes.length > 0 : true;
  return (
    <ListPage
      list={list}
      title={t('channel-management.title')}
      add={<CreateChannel types={channelTypes.filter((type) => facts?.channelTypes.includes(type))} />}
      tabs={
        <TabLinks
          label={t('channel-management.tabs')}
          tabs={publicationStates.map((state) => ({
            to: state === 'published' ? '/channel-management' : `/channel-management?tab=${state}`,
            label: t(`channels.state.${state}`),
            current: state === tab,
            ...(counts && { count: counts[state] }),
          }))}
        />
      }
      above={!hasTypes && <Notice tone="warning">{t('channels.noTypes')}</Notice>}
      searchLabel={t('channels.list.search')}
      filters={[
        {
          name: 'kind',
          label: t('channel-management.type'),
          options: channelTypes.map((value) => ({ value, label: t(`channel-management.kind.${value}`) })),
        },
      ]}
      words={{
        failed: t('channels.list.failed'),
        empty: {
          title: t(`channel-management.empty.${tab}`),
          text: t(`channel-management.emptyText.${tab}`),
        },
        noMatch: { title: t('channel-management.noMatch') },
      }}
      table={table}
      totals={({ managedChannelSummary: { total } }) => t('channel-management.count', { count: total })}
    >
      {asked && <ChannelActDialog {...asked} onClose={() => setAsked(null)} />}
      {tab === 'unpublished' && <p className={styles.note}>{t('channel-management.unpublishedNote')}</p>}
    </ListPage>
  );
}
