import { placedPeriods } from '@foyer/domain/orders/order-periods.ts';
import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { IconDownload, IconShieldCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import { useState } from 'react';
import { PeriodChip } from '../../components/period-chip.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { type ListSearch, useListSearch } from '../../components/use-list-search.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilterWords, AuditLog, ExportAuditLog } from './audit-log.graphql.ts';
import styles from './audit-log.module.css';
import { useAuditWords } from './use-audit-words.ts';

const ExportDialog = onDemand(
  async () => (await import('../../components/export-dialog/export-dialog.tsx')).ExportDialog,
);
const SealsDialog = onDemand(async () => (await import('./seals-dialog.tsx')).SealsDialog);

const filterNames = ['period', 'actor', 'action', 'entity', 'entityId'] as const;
type AuditSearch = ListSearch<(typeof filterNames)[number]>;

/** Every change by a person, a key or the system (specification 001, section 2); all that is chosen is in the address. */
export default function AuditLogPage() {
  const { t } = useMessages();
  const [opened, setOpened] = useState<'export' | 'seals'>();
  const mayExport = useCan('audit-log', 'edit');
  const list = useListSearch(filterNames, '-at');
  const query = useGraphqlQuery(
    AuditLog,
    { filter: list.filters, sort: list.sort, ...list.paging },
    { keepPrevious: true },
  );
  const startExport = useGraphqlMutation(ExportAuditLog);
  return (
    <Page
      kind="list"
      title={t('audit.title')}
      actions={
        <>
          <Button
            leftSection={<IconShieldCheck size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setOpened('seals')}
          >
            {t('audit.seal.open')}
          </Button>
          {mayExport && (
            <Button
              leftSection={<IconDownload size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setOpened('export')}
            >
              {t('audit.export.open')}
            </Button>
          )}
        </>
      }
      tabs={<SavedViews list="audit-log" path="/audit-log" />}
    >
      <Filters list={list} />
      <QueryView query={query} failed={t('audit.failed')}>
        {({ auditEntries }) => {
          const rows = auditEntries.edges.flatMap((edge) => edge?.node ?? []);
          if (rows.length === 0) return <NoEntries list={list} />;
          return (
            <div className={clsx(query.isPlaceholderData && styles.refetching)}>
              <AuditEntries entries={rows} />
              <TableFooter {...list.pages(auditEntries.pageInfo)}>
                {t('audit.list.shown', { count: rows.length })}
              </TableFooter>
            </div>
          );
        }}
      </QueryView>
      {opened === 'export' && (
        <ExportDialog
          kind="audit-log"
          title={t('audit.export.title')}
          text={t('audit.export.text')}
          start={(format) => startExport.mutateAsync({ filter: list.filters, format })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'seals' && <SealsDialog onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

function Filters({ list }: { list: AuditSearch }) {
  const { t } = useMessages();
  const words = useAuditWords();
  const known = useGraphqlQuery(AuditFilterWords, {}).data?.auditFilterWords;
  const { filters, setFilter } = list;
  const actors = (known?.actors ?? []).map(({ id, kind, name }) => ({
    value: id,
    label: words.who({ actorKind: kind, actorName: name ?? null }),
  }));
  const sorted = (options: { value: string; label: string }[]) =>
    options.toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className={styles.filters}>
      <PeriodChip
        label={t('audit.filter.period')}
        periods={placedPeriods.map((value) => ({ value, label: t(`audit.period.${value}`) }))}
        value={filters.period}
        onChange={(value) => setFilter('period', value)}
      />
      <FilterChip
        label={t('audit.filter.actor')}
        options={[...actors, { value: 'system', label: t('audit.actor.system') }]}
        value={filters.actor}
        onChange={(value) => setFilter('actor', value)}
      />
      <FilterChip
        label={t('audit.filter.action')}
        options={sorted((known?.actions ?? []).map((value) => ({ value, label: words.actionWord(value) })))}
        value={filters.action}
        onChange={(value) => setFilter('action', value)}
      />
      <FilterChip
        label={t('audit.filter.entity')}
        options={sorted((known?.entities ?? []).map((value) => ({ value, label: words.entityWord(value) })))}
        value={filters.entity}
        onChange={(value) => setFilter('entity', value)}
      />
      {filters.entityId && (
        <FilterChip
          label=""
          options={[{ value: filters.entityId, label: t('audit.filter.thing') }]}
          value={filters.entityId}
          onChange={(value) => setFilter('entityId', value)}
        />
      )}
      <FilterChip
        label={t('audit.sort.label')}
        options={[
          { value: '-at', label: t('audit.sort.newest') },
          { value: 'at', label: t('audit.sort.oldest') },
        ]}
        value={list.sort === 'at' ? 'at' : undefined}
        onChange={(value) => list.setSort(value ?? '-at')}
      />
      {list.onClear && (
        <Button size="compact-sm" variant="subtle" onClick={list.onClear}>
          {t('audit.noMatch.clear')}
        </Button>
      )}
    </div>
  );
}

function NoEntries({ list }: { list: AuditSearch }) {
  const { t } = useMessages();
  return (
    <Card>
      {list.isFiltered ? (
        <EmptyState
          kind="noMatch"
          title={t('audit.noMatch.title')}
          actions={<Button onClick={list.clear}>{t('audit.noMatch.clear')}</Button>}
        >
          {t('audit.noMatch.text')}
        </EmptyState>
      ) : (
        <EmptyState kind="first" title={t('audit.none.title')}>
          {t('audit.none.text')}
        </EmptyState>
      )}
    </Card>
  );
}
