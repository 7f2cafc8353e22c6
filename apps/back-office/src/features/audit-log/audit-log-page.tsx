import { auditSorts } from '@foyer/domain/audit-log/audit-sort.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import { useState } from 'react';
import { oneOf } from '../../components/fields/address-search.ts';
import { ExportButton } from '../../components/list-page/export-button.tsx';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { AuditEntries } from './audit-entries.tsx';
import { AuditLog, ExportAuditLog } from './audit-log.graphql.ts';
import styles from './audit-log.module.css';
import { UnreadFilters } from './unread-filters.tsx';
import { auditFilters, useAuditFilters } from './use-audit-filters.tsx';

const readSort = oneOf(auditSorts);
const SealsDialog = onDemand(async () => (await import('./seals-dialog.tsx')).SealsDialog);

/** Every change by a person, a key or the system (specification 001, section 2); all that is chosen is in the address. */
export default function AuditLogPage() {
  const { t } = useMessages();
  const [showsSeals, setShowsSeals] = useState(false);
  const mayExport = useCan('audit-log', 'edit');
  const startExport = useGraphqlMutation(ExportAuditLog);
  const list = useList({
    filters: auditFilters,
    defaultSort: '-at',
    document: AuditLog,
    variables: ({ filters: filter, sort, paging }) => ({ filter, sort: readSort(sort), ...paging }),
    rows: ({ auditEntries }) => auditEntries,
  });
  return (
    <ListPage
      list={list}
      title={t('audit.title')}
      breadcrumbs={useSettingsCrumbs()}
      actions={
        <>
          <Button
            leftSection={<IconShieldCheck size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setShowsSeals(true)}
          >
            {t('audit.seal.open')}
          </Button>
          {mayExport && (
            <ExportButton
              kind="audit-log"
              label={t('audit.export.open')}
              title={t('audit.export.title')}
              text={t('audit.export.text')}
              start={(format) => startExport.mutateAsync({ filter: list.filters, format })}
            />
          )}
        </>
      }
      views={{ list: 'audit-log', path: '/audit-log' }}
      above={<UnreadFilters filters={list.filters} />}
      plain
      filters={useAuditFilters(list)}
      words={{
        failed: t('audit.failed'),
        empty: { title: t('audit.none.title'), text: t('audit.none.text') },
        noMatch: { title: t('audit.noMatch.title'), text: t('audit.noMatch.text') },
      }}
      table={(entries) => (
        <div className={clsx(list.query.isPlaceholderData && styles.refetching)}>
          <AuditEntries entries={entries} />
        </div>
      )}
      totals={(_result, entries) => t('audit.list.shown', { count: entries.length })}
    >
      {showsSeals && <SealsDialog onClose={() => setShowsSeals(false)} />}
    </ListPage>
  );
}
