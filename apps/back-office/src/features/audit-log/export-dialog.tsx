import { Dialog } from '@foyer/ui/dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { Button } from '@mantine/core';
import { QueryView } from '../../components/query-view.tsx';
import { useNotify } from '../../components/use-notify.ts';
import type { AuditExportsQuery } from '../../generated/operations.ts';
import { apiUrl } from '../../session/api-url.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { AuditExports, ExportAuditLog, OpenExport } from './audit-log.graphql.ts';
import styles from './audit-log.module.css';

type Made = AuditExportsQuery['ownExports'][number];

interface ExportDialogProps {
  filter: Partial<Record<'period' | 'actor' | 'action' | 'entity' | 'entityId', string>>;
  onClose: () => void;
}

/** Starts an export of what the filters leave, shows how far it is, and gives the files of the last 7 days. */
export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const query = useGraphqlQuery(AuditExports, {}, { refetchEveryMs: 2000 });
  const start = useGraphqlMutation(ExportAuditLog, { refetch: [AuditExports] });
  const startAs = (format: string) =>
    start.mutate({ filter, format }, { onError: () => notify.failed(t('audit.export.failed')) });
  return (
    <Dialog opened size={560} title={t('audit.export.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('audit.export.text')}</p>
        <div className={styles.acts}>
          <Button variant="filled" loading={start.isPending} onClick={() => startAs('csv')}>
            {t('audit.export.csv')}
          </Button>
          <Button disabled={start.isPending} onClick={() => startAs('xlsx')}>
            {t('audit.export.xlsx')}
          </Button>
        </div>
        <QueryView query={query} failed={t('audit.failed')}>
          {({ ownExports }) =>
            ownExports.length > 0 && (
              <>
                <h3 className={styles.subtitle}>{t('audit.export.own')}</h3>
                <ul className={styles.files} aria-live="polite">
                  {ownExports.map((made) => (
                    <li key={made.id}>
                      <ExportRow made={made} />
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
}

function ExportRow({ made }: { made: Made }) {
  const { t, dateTime } = useMessages();
  const notify = useNotify();
  const open = useGraphqlMutation(OpenExport);
  const download = async () => {
    try {
      const { openExport } = await open.mutateAsync({ id: made.id });
      const link = document.createElement('a');
      link.href = apiUrl(openExport);
      link.download = '';
      link.click();
    } catch {
      notify.failed(t('audit.export.downloadFailed'));
    }
  };
  return (
    <>
      <span className={styles.file}>
        <strong>{made.format.toUpperCase()}</strong> {dateTime(made.createdAt)}
        {made.state === 'done' && (
          <span className={styles.hint}>
            {t('audit.export.rows', { count: made.rowCount })}
            {made.expiresAt && ` · ${t('audit.export.until', { date: dateTime(made.expiresAt) })}`}
          </span>
        )}
      </span>
      {made.state === 'done' && (
        <Button size="compact-sm" loading={open.isPending} onClick={() => void download()}>
          {t('audit.export.download')}
        </Button>
      )}
      {made.state === 'waiting' && (
        <StatusTag tone="info" mark="ring">
          {t('audit.export.waiting')}
        </StatusTag>
      )}
      {made.state === 'running' && (
        <StatusTag tone="info" mark="half">
          {t('audit.export.running', { count: made.rowCount })}
        </StatusTag>
      )}
      {made.state === 'failed' && <StatusTag tone="danger">{t('audit.export.tooLong')}</StatusTag>}
    </>
  );
}
